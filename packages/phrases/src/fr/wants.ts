/** French: what the sender of each kind of document wants. See en/wants.ts. */
import type { Wants } from '../phrases.ts'

export const FR_WANTS: Wants = {
  DEBT_COLLECTION_LETTER: {
    withSum: '{sender} vous demande de payer {sum}.',
    plain: '{sender} vous demande de payer une dette.',
  },
  COUNCIL_TAX_DEMAND: {
    withSum: '{sender} dit que vous devez {sum}.',
    plain: '{sender} vous demande de payer l’impôt local (council tax).',
  },
  PARKING_TICKET: {
    withSum: '{sender} vous demande {sum} pour un stationnement.',
    plain: '{sender} vous demande de payer un stationnement.',
  },
  PENALTY_CHARGE_NOTICE: {
    withSum: '{sender} demande une amende de {sum}.',
    plain: '{sender} demande une amende.',
  },
  BAILIFF_NOTICE: {
    withSum: '{sender} veut {sum} avant une visite ou d’autres mesures.',
    plain: '{sender} annonce la visite d’un huissier.',
  },
  COURT_CLAIM: {
    withSum: '{sender} réclame {sum} devant un tribunal.',
    plain: '{sender} a saisi un tribunal contre vous.',
  },
  COURT_JUDGMENT: {
    withSum: '{sender} s’appuie sur une décision de justice pour {sum}.',
    plain: '{sender} s’appuie sur une décision de justice.',
  },
  STATUTORY_DEMAND: {
    withSum: '{sender} exige officiellement {sum}.',
    plain: '{sender} fait une demande officielle.',
  },
  LETTER_BEFORE_CLAIM: {
    withSum: '{sender} prévoit d’aller au tribunal pour {sum} si rien n’est réglé.',
    plain: '{sender} prévoit d’aller au tribunal si rien n’est réglé.',
  },
  PPL_PRS_BILL: {
    withSum: '{sender} demande {sum} pour une licence de musique.',
    plain: '{sender} vous demande d’acheter une licence de musique.',
  },
  TV_LICENCE_LETTER: {
    withSum: '{sender} demande {sum} de redevance radio et télé.',
    plain:
      '{sender} veut la redevance pour la télé et la radio, ou savoir pourquoi vous ne la devez pas.',
  },
  EVICTION_NOTICE: {
    withSum: '{sender} veut que vous quittiez votre logement.',
    plain: '{sender} veut que vous quittiez votre logement.',
  },
  RENT_ARREARS_LETTER: {
    withSum: '{sender} dit que vous devez {sum} de loyer.',
    plain: '{sender} dit que vous avez du retard de loyer.',
  },
  DISMISSAL_LETTER: {
    withSum: '{sender} dit que votre emploi se termine.',
    plain: '{sender} dit que votre emploi se termine.',
  },
  REDUNDANCY_NOTICE: {
    withSum: '{sender} dit que votre poste peut être supprimé.',
    plain: '{sender} dit que votre poste peut être supprimé.',
  },
  BENEFIT_OVERPAYMENT: {
    withSum: '{sender} dit que vous avez reçu {sum} de trop.',
    plain: '{sender} écrit au sujet d’une de vos aides.',
  },
  TAX_DEMAND: {
    withSum: '{sender} dit que vous devez {sum} d’impôt.',
    plain: '{sender} vous demande de payer un impôt.',
  },
  UTILITY_BILL_DEMAND: {
    withSum: '{sender} dit que vous devez {sum} sur une facture.',
    plain: '{sender} vous demande de payer une facture.',
  },
  INSURANCE_DECISION: {
    withSum: '{sender} vous donne sa décision sur votre demande.',
    plain: '{sender} vous donne sa décision sur votre demande.',
  },
  CONSUMER_CONTRACT_DISPUTE: {
    withSum: '{sender} écrit au sujet d’un contrat avec vous et de {sum}.',
    plain: '{sender} écrit au sujet d’un contrat avec vous.',
  },
  CEASE_AND_DESIST: {
    withSum: '{sender} vous dit d’arrêter quelque chose et demande {sum}.',
    plain: '{sender} vous dit d’arrêter quelque chose.',
  },
  COPYRIGHT_INFRINGEMENT_LETTER: {
    withSum: '{sender} demande {sum} pour l’usage d’une œuvre.',
    plain: '{sender} dit que vous avez utilisé une œuvre sans autorisation.',
  },
}
