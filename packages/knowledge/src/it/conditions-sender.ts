/** Conditions on who writes that several subjects share, so that a row never shows where it is not true. */
import type { Condition, Test } from '@plainletter/contracts/rule'

/** Creditors with powers of their own, who need no court. */
export const PUBLIC: Test = {
  says: [
    'agenzia delle entrate',
    'agenzia delle entrate-riscossione',
    'agenzia entrate riscossione',
    'cartella di pagamento',
    'cartelle di pagamento',
    'cartella esattoriale',
    'intimazione di pagamento',
    'avviso di addebito',
    'avviso di accertamento',
    'agente della riscossione',
    'ingiunzione fiscale',
    'verbale di accertamento',
    'istituto nazionale della previdenza sociale',
    'polizia locale',
    'polizia municipale',
    'ufficio tributi',
  ],
}

export const FROM_PUBLIC: Condition = { any: [PUBLIC] }

export const NOT_PUBLIC: Condition = { not: [PUBLIC] }

/** The one who is asked to pay is a business. */
export const TO_A_FIRM: Test = {
  says: [
    'profilo aziendale',
    'la tua azienda',
    'la tua attività',
    'la vostra azienda',
    'la vostra attività',
    'spett.le ditta',
    'spettabile ditta',
  ],
}
