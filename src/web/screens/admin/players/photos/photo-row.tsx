import { type ComboboxItem, type OptionsFilter, Paper, SegmentedControl, Select, Text } from '@mantine/core'
import { foldedText } from '#domain/squad/folded-text.ts'
import type { PhotoKind } from '#domain/squad/photo-match.ts'
import type { PhotoItem } from './photo-item.ts'
import { PhotoProgress } from './photo-progress.tsx'
import classes from './photo-row.module.css'
import { PhotoThumbnail } from './photo-thumbnail.tsx'

interface PhotoRowProps {
  item: PhotoItem
  options: ComboboxItem[]
  note: string | null
  isLocked: boolean
  onChange: (part: Partial<PhotoItem>) => void
  onAgain: () => void
}

const KINDS: { value: PhotoKind; label: string }[] = [
  { value: 'lineup', label: 'Skład' },
  { value: 'scorer', label: 'Strzelec' },
]
/** Options drawn at once; the rest is found by typing. */
const OPTIONS_SHOWN = 60

export function PhotoRow(props: PhotoRowProps) {
  const { item, options, note, isLocked, onAgain } = props
  const { file, playerId, kind, state } = item
  return (
    <Paper component="li" p="sm" className={classes.row} aria-label={file.name}>
      <PhotoThumbnail file={file} />
      <div className={classes.what}>
        <Text size="sm" c="dimmed" className={classes.fileName} title={file.name}>
          {file.name}
        </Text>
        {state.status === 'saved' ? (
          <Text fw={600}>{options.find(({ value }) => value === String(playerId))?.label}</Text>
        ) : (
          <PhotoChoices {...props} />
        )}
        <PhotoProgress
          fileName={file.name}
          kind={kind}
          state={state}
          note={note}
          isLocked={isLocked}
          onAgain={onAgain}
        />
      </div>
    </Paper>
  )
}

function PhotoChoices({ item: { file, playerId, kind }, options, isLocked, onChange }: PhotoRowProps) {
  const choose = (part: Partial<PhotoItem>) => onChange({ ...part, state: { status: 'waiting' } })
  return (
    <div className={classes.choices}>
      <Select
        aria-label={`Zawodnik na zdjęciu ${file.name}`}
        placeholder="Wybierz zawodnika"
        data={options}
        value={playerId === null ? null : String(playerId)}
        onChange={(value) => choose({ playerId: value === null ? null : Number(value) })}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': `Pomiń zdjęcie ${file.name}` }}
        filter={sameLetters}
        limit={OPTIONS_SHOWN}
        nothingFoundMessage="Nie znaleziono zawodników"
        disabled={isLocked}
      />
      <SegmentedControl
        size="md"
        aria-label={`Rodzaj zdjęcia ${file.name}`}
        data={KINDS}
        value={kind}
        onChange={(value) => choose({ kind: value })}
        disabled={isLocked}
      />
    </div>
  )
}

/** 'zolc' finds 'Żółć'. */
const sameLetters: OptionsFilter = ({ options, search, limit }) =>
  options
    .filter((option) => 'value' in option && foldedText(option.label).includes(foldedText(search.trim())))
    .slice(0, limit)
