/** Der Tag der Räumung, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_AND_HEARING_DE: Words = {
  'nl.evict.right-three-days': {
    says: 'Vor einer Räumung muss ein Gerichtsvollzieher Ihnen einen Befehl geben, innerhalb von drei Tagen zu gehen. Der Tag muss darin stehen.',
  },
  'nl.evict.right-stop': {
    says: 'Ein Richter kann eine Räumung in einem schnellen Verfahren stoppen oder verschieben (executiegeschil). Rufen Sie heute einen Anwalt oder das Juridisch Loket an.',
  },
  'nl.evict.right-pause': {
    says: 'Während Sie Schuldenhilfe bekommen, kann ein Richter eine Räumung oder Sperre bis zu sechs Monate stoppen. Die neue Miete oder Rechnung müssen Sie zahlen können.',
  },
  'nl.evict.right-one-month': {
    says: 'Geht es um Mietschulden, kann der Richter Ihnen noch bis zu einen Monat Zeit zum Zahlen geben.',
  },
  'nl.court.right-own-check': {
    says: 'Klagt eine Firma gegen einen Verbraucher, muss der Richter prüfen, ob die Bedingungen fair sind und ob die Firma alles gesagt hat. Wenn nicht, kann die Summe sinken.',
  },
  'nl.court.know-costs': {
    says: 'Wer verliert, zahlt meist die Kosten der anderen Seite nach festen Sätzen. Eine Einigung vor dem Gerichtstag spart einen Teil.',
  },
  'nl.home.right-sale': {
    says: 'Ein Verkauf ist kein Grund, die Miete zu beenden. Der Käufer wird Ihr Vermieter; Miete und Rechte bleiben gleich.',
  },
}
