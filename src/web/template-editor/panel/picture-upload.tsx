import { Group, Image, Input, Progress } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { pictureAtSize } from '#contract/picture.ts'
import { errorText } from '#web/api/http-error.ts'
import { uploadPicture } from '#web/api/pictures.ts'
import { PictureFileButton } from '#web/ui/picture-file-button.tsx'
import { openPicture } from '#web/ui/picture-source.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { PICTURE_FAILURE } from '../pictures/picture-failure.ts'
import classes from './properties.module.css'

interface PictureUploadProps {
  label: string
  value: string
  onChange: (address: string) => void
  /** What else can be done with it. */
  children?: ReactNode
}

/** A picture that is shown, and can be another. */
export function PictureUpload({ label, value, onChange, children }: PictureUploadProps) {
  const id = useId()
  const [sent, setSent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const take = async (file: File) => {
    setProblem(null)
    try {
      await openPicture(file)
    } catch (error) {
      setProblem(errorText(error))
      return
    }
    setSent(0)
    try {
      onChange(await uploadPicture(file, setSent))
    } catch (error) {
      tellFailure(PICTURE_FAILURE, error)
    } finally {
      setSent(null)
    }
  }

  return (
    <Input.Wrapper size="sm" label={label} error={problem} errorProps={{ id: `${id}-error` }}>
      <Group gap="sm" wrap="nowrap" align="center">
        <Image
          className={classes.thumbnail}
          src={pictureAtSize(value, 160)}
          alt=""
          fit="contain"
          w={64}
          h={80}
          radius="sm"
        />
        <div className={classes.pictureActions}>
          <PictureFileButton
            id={id}
            label={`${label}: wgraj plik`}
            describedBy={`${id}-error`}
            isInvalid={problem !== null}
            isOpening={sent !== null}
            dataPath={undefined}
            onFile={(file) => void take(file)}
          />
          {children}
        </div>
      </Group>
      {sent !== null && <Progress value={sent * 100} mt="xs" aria-label="Wgrywanie obrazu" />}
    </Input.Wrapper>
  )
}
