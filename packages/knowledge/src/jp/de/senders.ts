/** The German words of Japan: senders. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const LICENSED_COLLECTOR: RowWords = {
  says: 'Das ist ein Inkassobüro mit Lizenz. Es ist kein Gericht und kann selbst nicht pfänden.',
  nextStep: 'Prüfen Sie das Alter der Schuld, bevor Sie anrufen.',
}

export const SENDERS_DE: Words = {
  'jp.sender.zeimusho': {
    says: 'Das ist das staatliche Steueramt. Es kann nach einer förmlichen Mahnung ohne Gericht pfänden.',
    nextStep: 'Rufen Sie vor dem Datum an und bitten Sie um Zeit.',
  },
  'jp.sender.kansai': {
    says: 'Das ist ein Gericht für kleinere Fälle. Ignorieren Sie seine Papiere nie.',
    nextStep: 'Prüfen Sie die Nummer selbst und antworten Sie rechtzeitig.',
  },
  'jp.sender.nittele': LICENSED_COLLECTOR,
  'jp.sender.abilio': LICENSED_COLLECTOR,
  'jp.sender.mufrontier': LICENSED_COLLECTOR,
  'jp.sender.partir': LICENSED_COLLECTOR,
}
