/** The law on stopping a seizure, telling what one owns and pay that tax offices must leave: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_TERMS_DE: Words = {
  'jp.enforce.right-stop-suit': {
    says: 'Haben Sie nach dem Urteil gezahlt oder ist es verjährt, können Sie gegen die Pfändung klagen (請求異議の訴え) und einen Stopp beantragen.',
  },
  'jp.enforce.warn-disclosure': {
    says: 'Einer Ladung zur Vermögensauskunft (財産開示) müssen Sie folgen. Wegbleiben oder Lügen ist strafbar. Holen Sie vorher Rat.',
  },
  'jp.enforce.right-tax-pay': {
    says: 'Auch das Steueramt muss Ihnen einen Grundteil des Lohns und Dinge zum Leben und Arbeiten lassen. Ist nichts zu holen, kann es die Eintreibung einstellen.',
  },
}
