import { Paper, Title } from '@mantine/core'
import { useState } from 'react'
import { numberOf } from '#web/match-store/matches-store.ts'
import { useOpenKey } from '#web/match-store/open-match.ts'
import { useUploadItems, useUploadQueue } from '#web/photo-uploads/use-uploads.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { TargetMatch } from './target-match.tsx'
import { UploadList } from './upload-list.tsx'
import classes from './upload-panel.module.css'

/** Named so, iPhones turn their HEIC into JPG when a photo is chosen. */
const ACCEPTED = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] }

interface UploadPanelProps {
  /** The match that the library is narrowed to; null: of no match, undefined: to none. */
  filtered: number | null | undefined
}

export function UploadPanel({ filtered }: UploadPanelProps) {
  const queue = useUploadQueue()
  const items = useUploadItems(queue)
  const opened = numberOf(useOpenKey())
  const [chosen, setChosen] = useState<number | null | undefined>(undefined)
  const target = chosen !== undefined ? chosen : filtered !== undefined ? filtered : opened
  const take = (files: File[]) => queue.add(files, target)
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-labelledby="add-photos">
      <Title order={2} size="h4" mb="md" id="add-photos">
        Dodaj zdjęcia
      </Title>
      <div className={classes.ways}>
        <TargetMatch value={target} onChange={setChosen} />
        <FileDrop
          multiple
          label="Zdjęcia z telefonu albo z karty"
          buttonLabel="Wybierz zdjęcia"
          formats="JPG, PNG, WebP do 40 MB"
          accept={ACCEPTED}
          onFiles={take}
          // Each is told beside its name what is wrong with it.
          onRefused={take}
        />
      </div>
      {items.length > 0 && <UploadList queue={queue} items={items} />}
    </Paper>
  )
}
