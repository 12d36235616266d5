/** Benefits that an office wants back (Erstattungsbescheid): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_WORDS: Words = {
  'de.public.benefit-want': {
    says: 'L’office retire une décision passée et veut récupérer de l’argent (Aufhebungs- und Erstattungsbescheid).',
  },
  'de.public.benefit-want-hearing': {
    says: 'L’office demande votre version avant de décider (Anhörung). Rien n’est encore décidé.',
  },
  'de.public.benefit-who': {
    says: 'C’est un office public, comme Jobcenter, Agentur für Arbeit ou Familienkasse. Un tribunal peut contrôler ses décisions gratuitement.',
  },
  'de.public.benefit-reality': {
    says: 'Une décision fausse reste si vous ne vous opposez pas dans le mois. Beaucoup changent après une opposition.',
  },
  'de.public.benefit-rights': {
    says: 'Vous pouvez vous opposer dans le mois, voir votre dossier et aller sans frais au tribunal social.',
  },
  'de.public.benefit-not-yet': {
    says: 'Tant que votre opposition contre le remboursement est ouverte, ils ne peuvent en général pas exécuter cette somme.',
  },
  'de.public.benefit-know': {
    says: 'Le mois est passé ? Vous pouvez encore demander le réexamen d’une décision fausse (Überprüfungsantrag).',
    learnMore:
      'Écrivez : « Ich beantrage die Überprüfung nach § 44 SGB X » (je demande le réexamen). Pour l’aide de base, cela remonte à un an seulement.',
  },
  'de.public.benefit-deadline': {
    says: 'Vous avez un mois dès le jour où la décision vous est parvenue. Une phrase suffit, les raisons peuvent suivre.',
    action: 'Envoyer votre opposition (Widerspruch) à l’office',
    consequence: 'La décision devient définitive. Il ne reste qu’un réexamen selon le § 44 SGB X.',
    service: 'une lettre d’un office compte comme reçue le quatrième jour après l’envoi',
  },
  'de.public.benefit-step-object': {
    says: 'Ce n’est pas juste ? Écrivez : « Ich lege Widerspruch ein » (je m’oppose), avec la date de la décision. Donnez le numéro, signez et remettez-la contre un tampon.',
  },
  'de.public.benefit-step-hearing': {
    says: 'Répondez à la lettre d’audition avec vos faits et preuves. Demandez plus de temps si besoin.',
  },
  'de.public.benefit-step-file': {
    says: 'Demandez à voir le dossier et le calcul de la somme, mois par mois.',
  },
  'de.public.benefit-step-rates': {
    says: 'Si c’est juste mais trop, demandez de petites mensualités, un délai ou une remise de dette (Erlass).',
  },
  'de.public.benefit-step-trust': {
    says: 'Vous aviez tout dit, et l’erreur était à eux ? Dites que vous faisiez confiance à la décision et avez dépensé l’argent.',
  },
  'de.public.benefit-step-advice': {
    says: 'Cherchez de l’aide : un bon de conseil du tribunal local, une association sociale (VdK, SoVD) ou un centre indépendant.',
  },
  'de.public.benefit-option-object': {
    title: 'S’opposer à la décision',
    says: 'Écrivez que vous vous opposez. Demandez le dossier et donnez les raisons plus tard.',
    cost: 'Gratuit.',
    time: 'Un mois. La réponse prend environ trois mois.',
    risk: 'Presque aucun.',
    bestFor: 'Vous n’êtes pas d’accord, ou ne comprenez pas la somme.',
  },
  'de.public.benefit-option-rates': {
    title: 'Demander un étalement ou une remise',
    says: 'Montrez vos revenus et proposez une petite somme par mois.',
    cost: 'Gratuit.',
    time: 'Une lettre.',
    risk: 'Cela peut sembler un accord. Écrivez que vous ne reconnaissez pas la dette.',
    bestFor: 'La décision est juste mais vous ne pouvez pas payer.',
  },
  'de.public.benefit-option-help': {
    title: 'Demander conseil avant la fin du mois',
    says: 'Un conseiller peut lire le dossier et écrire les raisons.',
    cost: '15 € au plus avec un bon.',
    time: 'Une visite au tribunal local.',
    risk: 'Aucun, mais opposez-vous vous-même à temps.',
    bestFor: 'La somme est grosse ou ils disent que vous avez menti.',
  },
  'de.public.benefit-step-living': {
    says: 'Pas d’argent pour manger ou pour le loyer ? Dites-le aujourd’hui à l’office et demandez un ordre urgent au tribunal social. C’est gratuit.',
  },
  'de.public.benefit-step-proof': {
    says: 'Gardez la preuve que votre lettre est arrivée à temps : un tampon, un rapport de fax ou un témoin.',
  },
  'de.public.benefit-step-change': {
    says: 'Ils disent que quelque chose a changé ensuite (§ 48 SGB X). Vérifiez quand l’argent est arrivé et combien. Seuls ces mois et cette somme peuvent tomber.',
  },
}
