/** Questions about a room in the home of the landlord: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_WITH_THE_LANDLORD_DE: Words = {
  'nl.ask.lodger': {
    says: 'In den ersten neun Monaten darf eine Vermieterin, die selbst dort wohnt, schriftlich ohne Grund kündigen. Die Frist ist aber meist drei Monate, und selbst hinauswerfen darf sie Sie nicht. Nach neun Monaten sind Sie geschützt wie andere, und ein Richter entscheidet. Ihr eigenes Interesse zählt dann leichter. Bleiben und zahlen Sie und verlangen Sie die Kündigung schriftlich. Eine ganze Wohnung fällt nicht darunter.',
    dependsOn: 'ob Sie dort schon neun Monate wohnen',
  },
}
