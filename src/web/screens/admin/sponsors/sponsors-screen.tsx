import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Sponsor } from '#contract/sponsor.ts'
import { useSponsors } from '#web/api/sponsors.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { ScreenHeading } from '#web/ui/screen-heading.tsx'
import { DeleteSponsorDialog } from './delete-sponsor-dialog.tsx'
import { NoSponsors } from './no-sponsors.tsx'
import { SponsorForm } from './sponsor-form.tsx'
import { SponsorList } from './sponsor-list.tsx'

type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; sponsor: Sponsor } | null

export function SponsorsScreen() {
  const sponsors = useSponsors()
  const [task, setTask] = useState<Task>(null)
  const close = () => setTask(null)
  const add = () => setTask({ kind: 'add' })
  const isFormOpen = task?.kind === 'add' || task?.kind === 'edit'
  return (
    <>
      <ScreenHeading
        order={2}
        title="Sponsorzy"
        action={
          <Button leftSection={<IconPlus size={18} aria-hidden />} disabled={isFormOpen} onClick={add}>
            Dodaj sponsora
          </Button>
        }
      />
      {task?.kind === 'add' && <SponsorForm onDone={close} />}
      {task?.kind === 'edit' && <SponsorForm key={task.sponsor.id} sponsor={task.sponsor} onDone={close} />}
      <Loaded
        query={sponsors}
        failure="Błąd pobierania sponsorów"
        skeleton={<ListSkeleton label="Wczytywanie sponsorów" />}
      >
        {(all) =>
          all.length === 0 ? (
            <NoSponsors isFormOpen={isFormOpen} onAdd={add} />
          ) : (
            <SponsorList
              sponsors={all}
              isLocked={isFormOpen}
              onEdit={(sponsor) => setTask({ kind: 'edit', sponsor })}
              onDelete={(sponsor) => setTask({ kind: 'delete', sponsor })}
            />
          )
        }
      </Loaded>
      <DeleteSponsorDialog sponsor={task?.kind === 'delete' ? task.sponsor : null} onClose={close} />
    </>
  )
}
