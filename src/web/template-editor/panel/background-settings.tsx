import { Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconRestore } from '@tabler/icons-react'
import type { Template } from '#contract/template.ts'
import { FORMATS } from '#graphic/formats.ts'
import { withDesign } from '#graphic/template/editor/grounds.ts'
import { useEditorActions } from '../editor-actions.ts'
import { useDesign, useFormat } from '../editor-store.ts'
import { FocusPoint } from './focus-point.tsx'
import { PictureUpload } from './picture-upload.tsx'
import classes from './properties.module.css'
import { PropertySection } from './property-section.tsx'

/** The picture under everything, and another one for the format that is on the screen. */
export function BackgroundSettings({ template }: { template: Template }) {
  const actions = useEditorActions()
  const format = useFormat()
  const design = useDesign()
  const { isStarter } = withDesign(template, design)
  const [isOpen, { toggle }] = useDisclosure(false)
  const own = design.backgrounds[format]
  return (
    <PropertySection label="Tło" isSet={!isStarter} isOpen={isOpen} onToggle={toggle}>
      <Stack gap="sm" className={classes.wide}>
        {isStarter && (
          <Text size="sm" c="dimmed">
            Tło jest w barwach klubu i za nimi podąża. Z własnym obrazem przestanie.
          </Text>
        )}
        <PictureUpload
          label="Tło szablonu"
          value={design.background}
          onChange={(address) => actions.setBackground(address, isStarter)}
        />
        {!own && <FocusPoint background={design.background} focus={design.focus} />}
        <PictureUpload
          label={`Tło formatu ${FORMATS[format].label}`}
          value={own ?? design.background}
          onChange={(address) => actions.setFormatBackground(format, address)}
        >
          <Button
            variant="subtle"
            size="sm"
            disabled={!own || isStarter}
            leftSection={<IconRestore size={17} aria-hidden />}
            onClick={() => actions.setFormatBackground(format, null)}
          >
            Jak tło szablonu
          </Button>
        </PictureUpload>
      </Stack>
    </PropertySection>
  )
}
