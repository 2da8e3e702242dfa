import { Paper, Stack, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { LatePhotoChoice } from '#web/match/photo/late-photo-choice.tsx'
import { SaveButton } from '#web/match/save-button.tsx'
import { TemplateSelect } from '#web/match/template-select.tsx'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { chooseTemplate } from '#web/match-store/choose-template.ts'
import type { ShownGraphic } from '#web/match-store/use-graphic.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import classes from './graphic-settings.module.css'

interface GraphicSettingsProps {
  catalogue: ClubCatalogue
  graphic: ShownGraphic
}

/** The opponent and the ground are chosen with the line-up; here they are only read. */
export function GraphicSettings({ catalogue, graphic }: GraphicSettingsProps) {
  const isHome = useMatch((match) => match.isHome)
  const opponentId = useMatch((match) => match.selectedOpponent)
  const opponent = catalogue.opponents.find(({ id }) => id === opponentId)
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label="Ustawienia grafiki">
      <Title order={2} size="h4" mb="md">
        Ustawienia grafiki
      </Title>
      <Stack gap="md">
        <TemplateSelect
          catalogue={catalogue}
          type={graphic.kind}
          value={graphic.template?.id ?? null}
          onChange={(id) => chooseTemplate(graphic.kind, id)}
        />
        <LatePhotoChoice graphic={graphic} />
        <div className={classes.match}>
          <dl className={classes.facts}>
            <div>
              <Text component="dt" size="sm" c="dimmed">
                Przeciwnik
              </Text>
              <Text component="dd" fw={600} className={classes.fact}>
                {opponent?.name ?? 'Nie wybrano'}
              </Text>
            </div>
            <div>
              <Text component="dt" size="sm" c="dimmed">
                Rodzaj meczu
              </Text>
              <Text component="dd" fw={600} className={classes.fact}>
                {isHome ? 'Mecz u siebie' : 'Mecz na wyjeździe'}
              </Text>
            </div>
          </dl>
          <ButtonLink to="/lineup" variant="subtle" px="sm" leftSection={<IconPencil size={18} aria-hidden />}>
            Zmień w składzie
          </ButtonLink>
        </div>
        <div>
          <SaveButton what="scorer" />
        </div>
      </Stack>
    </Paper>
  )
}
