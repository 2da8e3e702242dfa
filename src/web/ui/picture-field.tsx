import { Input, Stack, Text } from '@mantine/core'
import { type ReactNode, useId, useRef, useState } from 'react'
import { PictureActions } from './picture-actions.tsx'
import { usePictureChoice } from './picture-choice.ts'
import { PictureCropDialog } from './picture-crop-dialog.tsx'
import type { PictureCropShape } from './picture-crop-shape.ts'
import classes from './picture-field.module.css'
import { PictureFileButton } from './picture-file-button.tsx'
import { PictureHint } from './picture-hint.tsx'
import { PICTURE_FIELD, usePastedPicture } from './picture-paste.ts'
import { PicturePreview } from './picture-preview.tsx'
import type { PixelSize } from './picture-source.ts'
import { useFileDrop } from './use-file-drop.ts'

export interface PictureFieldProps {
  label: string
  /** What is asked for, e.g. 'Format: JPG, PNG, max 2MB'. */
  hint: string
  /** Address of the picture that is stored now, if any. */
  current?: string | null
  /** What was chosen, already cropped; null: nothing new. */
  value: File | Blob | null
  onChange: (file: Blob | null) => void
  /** 'square' 1:1, 'portrait' 4:5, 'free' any; left out: no crop step at all. */
  crop?: PictureCropShape
  /** A smaller picture, or one of other proportions, is taken with a friendly note. */
  recommended?: PixelSize
  /** Icon shown when there is no picture. */
  placeholder: ReactNode
  /** Width to height of the preview. */
  previewRatio?: number
  required?: boolean
  error?: string
  /** Offers 'Usuń zdjęcie' while there is something to remove. */
  onRemove?: () => void
  /** Under this name a form finds the field to put the focus on. */
  'data-path'?: string
}

/** A picture by button, drop or paste, with a crop step where one is asked for. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, current, crop, onRemove } = props
  const id = useId()
  const zone = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<{ file: Blob; size: PixelSize } | null>(null)
  const choice = usePictureChoice(props.onChange, crop !== undefined)
  const { isOver, dropTarget } = useFileDrop(([file]) => {
    if (file) choice.take(file)
  })
  usePastedPicture(zone, choice.take)
  const error = choice.problem ?? props.error
  // What had the focus is gone after each of these; without this the keyboard would start from the top of the page.
  const thenFocus = (act: () => void) => () => {
    act()
    zone.current?.querySelector('input')?.focus({ preventScroll: true })
  }

  return (
    <Input.Wrapper
      id={id}
      size="md"
      label={label}
      withAsterisk={props.required}
      error={error}
      errorProps={{ mt: 6, id: `${id}-error`, role: choice.problem ? 'alert' : undefined }}
    >
      <div
        ref={zone}
        className={classes.zone}
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        {...{ [PICTURE_FIELD]: '' }}
        {...dropTarget}
      >
        <PicturePreview
          label={label}
          chosen={value}
          current={current}
          placeholder={props.placeholder}
          ratio={props.previewRatio ?? 1}
          onMeasured={(file, size) => setMeasured({ file, size })}
        />
        <Stack gap={6} miw={0} align="flex-start">
          <PictureFileButton
            id={id}
            label={label}
            describedBy={error ? `${id}-hint ${id}-error` : `${id}-hint`}
            isInvalid={Boolean(error)}
            isOpening={choice.isOpening}
            dataPath={props['data-path']}
            onFile={choice.take}
          />
          <Text size="sm" c="dimmed" className={classes.ways}>
            Przeciągnij plik, wklej (Ctrl+V) albo wybierz
          </Text>
          <PictureHint
            id={`${id}-hint`}
            hint={props.hint}
            label={label}
            file={value}
            size={measured?.file === value ? measured.size : null}
            recommended={props.recommended}
          />
        </Stack>
        <PictureActions
          isChosen={value !== null}
          isStored={Boolean(current)}
          onRecrop={choice.recrop}
          onUndo={thenFocus(choice.clear)}
          onRemove={
            onRemove &&
            thenFocus(() => {
              choice.clear()
              onRemove()
            })
          }
        />
      </div>
      {crop && choice.cropping && (
        <PictureCropDialog
          picture={choice.cropping}
          shape={crop}
          onCancel={thenFocus(choice.cancelCrop)}
          onDone={(cropped) => thenFocus(() => choice.accept(cropped))()}
        />
      )}
    </Input.Wrapper>
  )
}
