import type { FormErrors } from '@mantine/form'

interface FormWithInputs {
  getInputNode: (path: string) => HTMLElement | null
}

/** Puts the person where the first mistake is. */
export const focusFirstInvalid = (form: FormWithInputs) => (errors: FormErrors) => {
  const [first] = Object.keys(errors)
  if (first) form.getInputNode(first)?.focus()
}
