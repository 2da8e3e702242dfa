import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes } from 'react'

type AnchorButtonProps = Omit<ButtonProps, 'color'> &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | keyof ButtonProps>

const AnchorButton = (props: AnchorButtonProps) => <Button component="a" {...props} />

/** Looks like a button, goes to a route. */
export const ButtonLink = createLink(AnchorButton)
