import '@mantine/core/styles/Chip.layer.css'
import { Chip } from '@mantine/core'
import { READY_POSTS } from '#domain/club/ready-posts.ts'
import { POST_TOPICS, type PostTopic } from '#domain/match/post.ts'
import classes from './post-form.module.css'

interface PostTopicsProps {
  value: PostTopic
  onChoose: (topic: PostTopic) => void
}

export function PostTopics({ value, onChoose }: PostTopicsProps) {
  const choose = (name: string) => {
    const topic = POST_TOPICS.find((one) => one === name)
    if (topic) onChoose(topic)
  }
  return (
    <div className={classes.chips} role="radiogroup" aria-label="Rodzaj posta">
      <Chip.Group value={value} onChange={choose}>
        {POST_TOPICS.map((topic) => (
          <Chip key={topic} value={topic} size="md" variant="outline" classNames={{ label: classes.label }}>
            {READY_POSTS[topic].label}
          </Chip>
        ))}
      </Chip.Group>
    </div>
  )
}
