/** The German words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_DE: Words = {
  'jp.ask.estate-division': {
    says: 'Alle Erben müssen zustimmen; unterschreiben Sie also nichts, was Sie nicht wollen. Scheitern Gespräche, kann jeder Erbe beim Familiengericht eine Schlichtung (遺産分割調停) beantragen, danach entscheidet ein Richter. Bringen Sie Familienregister und eine Liste des Vermögens mit. Sollen Pflege oder Schenkungen zählen, tun Sie es binnen zehn Jahren nach dem Tod. Houterasu (法テラス) berät.',
  },
}
