/** The German words of the rows in ../cease-and-desist.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_DE: Words = {
  'nl.desist.reality': {
    says: 'Das ist eine Forderung der Gegenseite, kein Gerichtsbeschluss. Sie kann aber im Eilverfahren (kort geding) klagen, also ignorieren Sie es nicht.',
  },
  'nl.desist.right-proof': {
    says: 'Die Gegenseite muss beweisen, was Sie getan haben und warum es verboten ist. Ihr Papier müssen Sie nicht unterschreiben. Sie können mit eigenen Worten etwas zusagen.',
  },
  'nl.desist.right-less': {
    says: 'Eine Vertragsstrafe kann ein Gericht senken, wenn sie klar zu hoch ist. Fragen Sie, wo Sie ihr zugestimmt haben.',
  },
  'nl.desist.right-work': {
    says: 'Ein Verbot, für andere zu arbeiten, muss schriftlich sein. Bei Befristung braucht es einen schriftlichen starken Grund. Ein Gericht kann es kürzen oder streichen.',
  },
  'nl.desist.step-lawyer': {
    says: 'Fragen Sie vor dem letzten Tag im Brief das Juridisch Loket oder einen Anwalt. Bitten Sie schriftlich um mehr Zeit, wenn nötig.',
  },
  'nl.desist.right-opinion': {
    says: 'Sie dürfen ehrlich Ihre Meinung sagen, auch eine harte. Was Sie als Tatsache schreiben, muss stimmen. Ein Gericht wägt Ihre freie Rede gegen den guten Namen ab.',
  },
}
