import { type StaffAccount, type StaffMember, startStaff } from './staff-member.ts'

/** The browsers of the staff in a process of their own. */
export type StaffOrder = { start: { url: string; accounts: StaffAccount[] } } | 'stop'

let members: StaffMember[] = []

async function obey(order: StaffOrder): Promise<void> {
  if (order === 'stop') {
    await Promise.all(members.map((member) => member.stop()))
    process.send?.({ figures: members.map(({ figures }) => figures) })
    return
  }
  const { url, accounts } = order.start
  members = await Promise.all(accounts.map((account) => startStaff(url, account)))
  process.send?.({ started: members.length })
}

process.on('message', (order: StaffOrder) => void obey(order))
process.on('disconnect', () => process.exit(0))
