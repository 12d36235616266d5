/** French: letters to the other side that go with the answer to a question. */
import type { LetterPlan } from '../../letter-plan.ts'

export const FR_QUESTIONS = [
  {
    kinds: ['ENQUIRY'],
    asked: ['proof'],
    subject: 'contestation de la créance et demande de justificatifs',
    opening: [],
    position: ['Vous me réclamez de l’argent. Je ne reconnais pas cette dette.'],
    request: ['Je vous demande de m’envoyer :'],
    item: [
      'le contrat ou la facture',
      'le décompte complet',
      'la preuve de votre droit à réclamer cette somme',
    ],
    hold: [
      'Dans l’attente, merci de suspendre toute démarche. N’appelez pas et ne venez pas chez moi.',
    ],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['too_old'],
    subject: 'créance prescrite',
    opening: [],
    position: [
      'Vous me réclamez de l’argent. Je ne reconnais pas cette dette.',
      {
        says: '[Seulement si le délai semble passé :] J’invoque la prescription à titre de précaution.',
        why: 'whyTooOld',
      },
    ],
    request: ['Si vous n’êtes pas d’accord, envoyez-moi vos preuves, avec leurs dates.'],
    hold: ['Sinon, merci de clore le dossier et de me le confirmer par écrit.'],
    notes: ['noteCheckAge', 'noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['home'],
    subject: 'mon logement',
    opening: [],
    position: [
      {
        says: 'Je vous écris au sujet de : [le problème, depuis quand, ses effets].',
        why: 'whyDispute',
      },
    ],
    request: [
      { says: 'Je vous demande de : [ce que vous voulez, et pour quand].', why: 'whyDispute' },
      {
        says: 'Si vous n’êtes pas d’accord, donnez-moi vos raisons et vos preuves par écrit.',
        why: 'whyReasons',
      },
    ],
    close: [
      'Je garde tous mes droits de locataire. Rien ici n’est un accord pour partir ou pour une retenue.',
    ],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['purchase'],
    subject: 'réclamation',
    opening: [],
    position: [
      {
        says: 'Je vous écris au sujet de : [ce que vous avez acheté, quand, le problème].',
        why: 'whyDispute',
      },
    ],
    request: [
      {
        says: 'Je vous demande : [réparation, remplacement, remboursement ou annulation].',
        why: 'whyDispute',
      },
    ],
    close: ['À défaut d’accord, indiquez-moi le médiateur compétent.'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['work'],
    subject: 'mon travail',
    opening: [],
    position: [
      {
        says: 'Je vous écris au sujet de : [ce qui s’est passé, quand, qui était là].',
        why: 'whyDispute',
      },
    ],
    request: [
      {
        says: 'Je vous demande de : [ce que vous voulez]. Donnez-moi vos raisons par écrit.',
        why: 'whyDispute',
      },
    ],
    close: [
      'Je garde tous mes droits. Rien ici n’est un accord pour un changement ou une retenue.',
    ],
    notes: ['noteWorkTime', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
