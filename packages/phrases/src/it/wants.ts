/** Italian: what the sender of each kind of document wants. See en/wants.ts. */
import type { Wants } from '../phrases.ts'

export const IT_WANTS: Wants = {
  DEBT_COLLECTION_LETTER: {
    withSum: '{sender} Le chiede di pagare {sum}.',
    plain: '{sender} Le chiede di pagare un debito.',
  },
  COUNCIL_TAX_DEMAND: {
    withSum: '{sender} dice che Lei deve {sum}.',
    plain: '{sender} Le chiede di pagare la tassa comunale (council tax).',
  },
  PARKING_TICKET: {
    withSum: '{sender} Le chiede {sum} per un parcheggio.',
    plain: '{sender} Le chiede di pagare un parcheggio.',
  },
  PENALTY_CHARGE_NOTICE: {
    withSum: '{sender} chiede una multa di {sum}.',
    plain: '{sender} chiede una multa.',
  },
  BAILIFF_NOTICE: {
    withSum: '{sender} vuole {sum} prima di una visita o di altri passi.',
    plain: '{sender} annuncia la visita di un ufficiale giudiziario.',
  },
  COURT_CLAIM: {
    withSum: '{sender} chiede {sum} in tribunale.',
    plain: '{sender} ha avviato una causa contro di Lei.',
  },
  COURT_JUDGMENT: {
    withSum: '{sender} si basa su una decisione del giudice per {sum}.',
    plain: '{sender} si basa su una decisione del giudice.',
  },
  STATUTORY_DEMAND: {
    withSum: '{sender} chiede formalmente {sum}.',
    plain: '{sender} fa una richiesta formale.',
  },
  LETTER_BEFORE_CLAIM: {
    withSum: '{sender} pensa di fare causa per {sum} se non si risolve.',
    plain: '{sender} pensa di fare causa se non si risolve.',
  },
  PPL_PRS_BILL: {
    withSum: '{sender} chiede {sum} per una licenza musicale.',
    plain: '{sender} Le chiede di comprare una licenza musicale.',
  },
  TV_LICENCE_LETTER: {
    withSum: '{sender} chiede {sum} di canone radio e TV.',
    plain: '{sender} vuole il canone per TV e radio, o sapere perché Lei non lo deve.',
  },
  EVICTION_NOTICE: {
    withSum: '{sender} vuole che Lei lasci la casa.',
    plain: '{sender} vuole che Lei lasci la casa.',
  },
  RENT_ARREARS_LETTER: {
    withSum: '{sender} dice che Lei deve {sum} di affitto.',
    plain: '{sender} dice che Lei è in ritardo con l’affitto.',
  },
  DISMISSAL_LETTER: {
    withSum: '{sender} dice che il Suo lavoro finisce.',
    plain: '{sender} dice che il Suo lavoro finisce.',
  },
  REDUNDANCY_NOTICE: {
    withSum: '{sender} dice che il Suo posto può essere tolto.',
    plain: '{sender} dice che il Suo posto può essere tolto.',
  },
  BENEFIT_OVERPAYMENT: {
    withSum: '{sender} dice che Lei ha ricevuto {sum} di troppo.',
    plain: '{sender} scrive su un Suo aiuto pubblico.',
  },
  TAX_DEMAND: {
    withSum: '{sender} dice che Lei deve {sum} di tasse.',
    plain: '{sender} Le chiede di pagare tasse.',
  },
  UTILITY_BILL_DEMAND: {
    withSum: '{sender} dice che Lei deve {sum} su una bolletta.',
    plain: '{sender} Le chiede di pagare una bolletta.',
  },
  INSURANCE_DECISION: {
    withSum: '{sender} Le dice che cosa ha deciso sulla Sua richiesta.',
    plain: '{sender} Le dice che cosa ha deciso sulla Sua richiesta.',
  },
  CONSUMER_CONTRACT_DISPUTE: {
    withSum: '{sender} scrive su un contratto con Lei e su {sum}.',
    plain: '{sender} scrive su un contratto con Lei.',
  },
  CEASE_AND_DESIST: {
    withSum: '{sender} Le dice di smettere di fare qualcosa e chiede {sum}.',
    plain: '{sender} Le dice di smettere di fare qualcosa.',
  },
  COPYRIGHT_INFRINGEMENT_LETTER: {
    withSum: '{sender} chiede {sum} per l’uso di un’opera.',
    plain: '{sender} dice che Lei ha usato un’opera senza permesso.',
  },
}
