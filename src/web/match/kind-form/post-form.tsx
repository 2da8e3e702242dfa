import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Button, Group, Paper, Select, Stack, Textarea, TextInput, Title } from '@mantine/core'
import { IconEraser } from '@tabler/icons-react'
import { useState } from 'react'
import { isUntouched, readyWords, withPlayer, withTopic } from '#domain/club/ready-posts.ts'
import { EMPTY_POST, POST_HEADLINE_MAX, POST_TEXT_MAX, type Post, postProblem } from '#domain/match/post.ts'
import { fullName } from '#domain/squad/full-name.ts'
import { setPostDraft, usePostDraft } from '#web/match-store/post-draft.ts'
import type { KindFormProps } from './kind-form.tsx'
import classes from './post-form.module.css'
import { PostNotice } from './post-notice.tsx'
import { PostTopics } from './post-topics.tsx'

const counted = (words: string, most: number): string => `${words.length} z ${most} znaków`

/** Of a quote the words are the message, and what else is said tells whose they are. */
function labelsOf({ topic, playerId }: Post) {
  if (topic !== 'quote') return { headline: 'Nagłówek', headlineHint: 'np. Treningi odwołane', text: 'Treść' }
  return playerId === null
    ? { headline: 'Kto to powiedział', headlineHint: 'np. Trener Jan Nowak', text: 'Wypowiedź' }
    : { headline: 'Dopisek pod cytatem', headlineHint: 'np. po meczu z liderem', text: 'Wypowiedź' }
}

/** What the post says. Ready words come by themselves; what somebody typed gives way only when they ask for it. */
export function PostForm({ catalogue: { players } }: KindFormProps) {
  const post = usePostDraft()
  // What was there before ready words, or nothing, took its place at somebody's wish.
  const [replaced, setReplaced] = useState<Post | null>(null)
  const nameOf = (id: number | null): string | null => {
    const player = players.find((one) => one.id === id)
    return player ? fullName(player) : null
  }
  const name = nameOf(post.playerId)
  const ready = readyWords(post.topic, name)
  const labels = labelsOf(post)
  const change = (next: Post) => {
    setReplaced(null)
    setPostDraft(next)
  }
  const replace = (next: Post) => {
    setReplaced(post)
    setPostDraft(next)
  }
  const choosePlayer = (value: string | null) => {
    const id = value === null ? null : Number(value)
    const chosen = nameOf(id)
    change(withPlayer(post, name, id !== null && chosen !== null ? { id, name: chosen } : null))
  }
  const problem = postProblem(post)
  const isHeadlineLong = postProblem({ ...post, text: '' }) !== null
  return (
    <Paper component="section" p={{ base: 'md', sm: 'lg' }} aria-label="Treść posta">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          Co ogłaszacie?
        </Title>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          leftSection={<IconEraser size={18} aria-hidden />}
          onClick={() => replace(EMPTY_POST)}
        >
          Zacznij od nowa
        </Button>
      </Group>
      <Stack gap="md">
        <PostTopics value={post.topic} onChoose={(topic) => change(withTopic(post, topic, name))} />
        <PostNotice
          canUndo={replaced !== null}
          isReadyOffered={ready.headline !== '' && !isUntouched(post, name)}
          onUndo={() => replaced && change(replaced)}
          onReady={() => replace({ ...post, ...ready })}
        />
        <Select
          label="Zawodnik"
          placeholder="Bez zawodnika"
          data={players.map((player) => ({ value: String(player.id), label: fullName(player) }))}
          value={name === null ? null : String(post.playerId)}
          onChange={choosePlayer}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Bez zawodnika' }}
          nothingFoundMessage="Nie znaleziono zawodników"
          checkIconPosition="right"
        />
        <TextInput
          label={labels.headline}
          placeholder={labels.headlineHint}
          description={counted(post.headline, POST_HEADLINE_MAX)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={isHeadlineLong && problem}
          value={post.headline}
          onChange={({ currentTarget }) => change({ ...post, headline: currentTarget.value })}
        />
        <Textarea
          className={classes.text ?? ''}
          label={labels.text}
          description={counted(post.text, POST_TEXT_MAX)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={!isHeadlineLong && problem}
          autosize
          minRows={3}
          maxRows={9}
          value={post.text}
          onChange={({ currentTarget }) => change({ ...post, text: currentTarget.value })}
        />
      </Stack>
    </Paper>
  )
}
