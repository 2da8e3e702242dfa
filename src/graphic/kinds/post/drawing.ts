import { postProblem } from '#domain/match/post.ts'
import { largePhoto } from '../../layout/person/photo-pieces.ts'
import { TAILORED } from '../../scene/tailored-scene.ts'
import { defineKind } from '../define-kind.ts'
import { postLayout } from './layout.ts'
import { type PostView, postView } from './view.ts'
import { postAltText, postCaption } from './words.ts'

export const POST_KIND = defineKind<PostView>({
  name: 'post',
  missing: ({ post }) => {
    if (!post || !(post.headline.trim() || post.text.trim())) {
      return { title: 'Napisz, co chcesz ogłosić', message: 'Najpierw wpisz nagłówek albo treść posta' }
    }
    const message = postProblem(post)
    return message ? { title: 'Skróć tekst', message } : null
  },
  subject: ({ post }) => (post?.playerId ? { playerId: post.playerId } : {}),
  view: postView,
  values: ({ headline, text, player, name }) => ({
    heading: headline,
    post_text: text,
    ...(player && {
      person_name: name,
      person_number: String(player.number),
      person_photo: { src: largePhoto(player) },
    }),
  }),
  layout: postLayout,
  making: TAILORED,
  caption: postCaption,
  altText: postAltText,
})
