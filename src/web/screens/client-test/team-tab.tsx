import { Avatar, Text, Title } from '@mantine/core'
import type { PublicPlayer } from '#contract/fan.ts'
import { pictureAtSize } from '#contract/picture.ts'
import { POSITION_GROUP_LABELS, POSITION_GROUPS } from '#domain/squad/position-group.ts'
import { useAskTeam } from '#web/api/fans.ts'
import { tellFailure } from '#web/ui/tell-failure.ts'
import { CallCard } from './call-card.tsx'
import classes from './client-test.module.css'

export function TeamTab() {
  const call = useAskTeam()
  const fetchTeam = () =>
    call.mutate(undefined, {
      onError: (error) => tellFailure('Nie udało się pobrać informacji o drużynie', error),
    })
  return (
    <CallCard
      title="Drużyna"
      hint="Zawodnicy w pięciu grupach według pozycji."
      address="/api/public/team"
      buttonLabel="Pobierz drużynę"
      isPending={call.isPending}
      error={call.error}
      answer={call.data}
      onCall={fetchTeam}
    >
      {(team) =>
        POSITION_GROUPS.map((group) => (
          <section key={group} className={classes.group}>
            <Title order={3} size="h5">
              {POSITION_GROUP_LABELS[group]} ({team[group].length})
            </Title>
            <ul className={classes.players}>
              {team[group].map((player) => (
                <PlayerRow key={player.id} player={player} />
              ))}
            </ul>
          </section>
        ))
      }
    </CallCard>
  )
}

function PlayerRow({ player: { firstName, lastName, number, photo } }: { player: PublicPlayer }) {
  return (
    <li className={classes.player}>
      <span className={classes.number}>{number}</span>
      <Avatar src={photo && pictureAtSize(photo, 160)} alt="" size={36} aria-hidden />
      <Text span>
        {firstName} {lastName}
      </Text>
    </li>
  )
}
