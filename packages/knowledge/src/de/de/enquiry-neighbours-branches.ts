/** Questions about branches and trees of a neighbour: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_BRANCHES_DE: Words = {
  'de.ask-home.branches': {
    says: 'Ja, aber erst nach einer schriftlichen, angemessenen Frist und nur, wenn die Äste Ihr Grundstück wirklich beeinträchtigen. Schneiden Sie nur auf Ihrer Seite, und von März bis September keine Hecken stark zurück, wegen der Nester. Manche Städte schützen große Bäume: Fragen Sie dort zuerst. Laub ist meist hinzunehmen. Wie nah ein Baum stehen darf, regelt Ihr Land; alte Bäume dürfen nach einigen Jahren meist bleiben.',
  },
}
