/** Bills and cut-off warnings in general, for water and for the phone. Power and gas are apart: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_WORDS: Words = {
  'fr.energy.want': {
    says: 'On veut le paiement d’une facture. On peut menacer de couper ou de réduire.',
  },
  'fr.energy.who': {
    says: 'Le fournisseur est une entreprise, pas un tribunal. Il doit suivre des étapes avant une coupure.',
  },
  'fr.energy.reality': {
    says: 'C’est une facture, pas un jugement. Personne ne peut saisir argent ou biens à cause d’elle.',
  },
  'fr.energy.not-yet-water': {
    says: 'Ils ne peuvent jamais couper l’eau de votre résidence principale pour un impayé, toute l’année.',
  },
  'fr.energy.rights-summary': {
    says: 'Vous pouvez demander un échéancier, une aide, une vérification du compteur, et un médiateur gratuit.',
  },
  'fr.energy.know-telecom': {
    says: 'Une facture de téléphone ou d’internet de plus d’un an est trop vieille.',
  },
  'fr.energy.step-check-other': { says: 'Comparez la facture avec le contrat et vos paiements.' },
  'fr.energy.step-plan': {
    says: 'Contactez le fournisseur avant la date. Demandez un échéancier tenable, par écrit.',
  },
  'fr.energy.step-fsl': {
    says: 'Demandez à une assistante sociale ou à la mairie l’aide du FSL. La fourniture continue pendant l’examen.',
  },
  'fr.energy.step-dispute-other': {
    says: 'Si la facture est fausse, écrivez à l’entreprise. Ensuite, saisissez son médiateur gratuitement.',
  },
  'fr.energy.step-pay-part': {
    says: 'Payez ce que vous pouvez chaque mois, et les prochaines factures en entier.',
  },
  'fr.energy.right-water': {
    says: 'L’eau ne peut être ni coupée ni réduite dans votre résidence principale pour une dette.',
  },
  'fr.energy.right-mediator': { says: 'Vous avez droit au médiateur gratuit de l’entreprise.' },
  'fr.energy.right-no-costs': {
    says: 'Les frais de recouvrement sans titre ne sont pas à votre charge.',
  },
  'fr.energy.option-plan': {
    title: 'Demander un échéancier',
    says: 'Proposez une mensualité avant la date de la lettre.',
    cost: 'Ce que vous proposez.',
    time: 'Un appel et un courriel.',
    risk: 'Il faut le tenir.',
    bestFor: 'La facture est juste mais trop lourde.',
  },
  'fr.energy.option-dispute': {
    title: 'Contester la facture',
    says: 'Écrivez avec preuves, puis saisissez le médiateur gratuit.',
    cost: 'Rien.',
    time: 'Deux mois pour l’entreprise, puis quelques mois.',
    risk: 'Payez la part juste en attendant.',
    bestFor: 'Le relevé, les dates ou le prix sont faux.',
  },
  'fr.energy.option-fsl': {
    title: 'Demander une aide pour la facture',
    says: 'Le FSL, le CCAS ou le chèque énergie peuvent payer une part.',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Aucun.',
    bestFor: 'Vos revenus sont faibles.',
  },
  'fr.energy.tactic-fsl': {
    says: 'Écrivez au fournisseur le jour de votre demande au FSL. La fourniture est maintenue pendant l’examen.',
    risk: 'Aucun.',
    notWhen: 'Vous pouvez payer maintenant sans aide.',
  },
  'fr.energy.know-leak': {
    says: 'La facture est bien trop haute à cause d’une fuite sur un tuyau après votre compteur ? Vous payez au plus le double de votre usage habituel.',
    learnMore:
      'Envoyez au service des eaux l’attestation d’un plombier sur la réparation, dans le mois de son avis.',
  },
}
