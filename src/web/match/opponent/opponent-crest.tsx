import { Crest } from '#web/club/crest.tsx'

export const OpponentCrest = ({ logo }: { logo: string | null | undefined }) => <Crest src={logo} size={28} />
