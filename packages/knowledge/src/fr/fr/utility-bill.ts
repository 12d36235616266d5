/** Bills and cut-off warnings for electricity, gas, water and phone: the words in French. */
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
  'fr.energy.not-yet-winter': {
    says: 'Ils ne peuvent pas couper l’électricité ou le gaz de votre résidence principale du 1er novembre au 31 mars.',
  },
  'fr.energy.not-yet-water': {
    says: 'Ils ne peuvent jamais couper l’eau de votre résidence principale pour un impayé, toute l’année.',
  },
  'fr.energy.not-yet-steps': {
    says: 'Ils ne peuvent pas couper tout de suite. Ils doivent écrire deux fois, avec un délai : 15 jours, puis 20 jours.',
  },
  'fr.energy.rights-summary': {
    says: 'Vous pouvez demander un échéancier, une aide, une vérification du compteur, et un médiateur gratuit.',
  },
  'fr.energy.know-back-billing': {
    says: 'Ils ne peuvent pas facturer une consommation de plus de 14 mois avant le dernier relevé, en général.',
    learnMore: 'Comparez les dates de consommation sur la facture.',
  },
  'fr.energy.know-telecom': {
    says: 'Une facture de téléphone ou d’internet de plus d’un an est trop vieille.',
  },
  'fr.energy.step-check': {
    says: 'Relevez votre compteur. Comparez avec la facture : relevé réel ou estimé, dates, prix.',
  },
  'fr.energy.step-check-other': { says: 'Comparez la facture avec le contrat et vos paiements.' },
  'fr.energy.step-plan': {
    says: 'Contactez le fournisseur avant la date. Demandez un échéancier tenable, par écrit.',
  },
  'fr.energy.step-fsl': {
    says: 'Demandez à une assistante sociale ou à la mairie l’aide du FSL. La fourniture continue pendant l’examen.',
  },
  'fr.energy.step-cheque': {
    says: 'Voyez si vous avez un chèque énergie. Envoyez-le au fournisseur : il paie et vous protège.',
  },
  'fr.energy.step-dispute': {
    says: 'Si la facture est fausse, écrivez avec une photo du compteur. Après deux mois, saisissez le médiateur de l’énergie.',
  },
  'fr.energy.step-dispute-other': {
    says: 'Si la facture est fausse, écrivez à l’entreprise. Ensuite, saisissez son médiateur gratuitement.',
  },
  'fr.energy.step-pay-part': {
    says: 'Payez ce que vous pouvez chaque mois, et les prochaines factures en entier.',
  },
  'fr.energy.right-winter': {
    says: 'Vous avez droit à l’électricité et au gaz dans votre résidence principale du 1er novembre au 31 mars. On peut réduire la puissance, sauf avec le chèque énergie.',
  },
  'fr.energy.right-water': {
    says: 'L’eau ne peut être ni coupée ni réduite dans votre résidence principale pour une dette.',
  },
  'fr.energy.right-back-billing': {
    says: 'Vous avez le droit de ne pas payer une consommation de plus de 14 mois avant le dernier relevé, sauf blocage de votre part.',
  },
  'fr.energy.right-warnings': {
    says: 'Vous avez droit à deux avertissements écrits avant une coupure, et à l’information sur le FSL.',
  },
  'fr.energy.right-ombudsman': {
    says: 'Le médiateur de l’énergie est gratuit. Appelez le 0 800 112 212.',
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
  'fr.energy.warn-spring': {
    says: 'La dette reste après l’hiver. Les coupures reprennent le 1er avril, donc convenez d’un plan maintenant.',
  },
  'fr.energy.insight-estimate': {
    says: 'Cela ressemble à un rattrapage. Une consommation de plus de 14 mois avant le dernier relevé n’est en général pas due.',
    actionable: 'Demandez le détail mois par mois et citez l’article L. 224-11.',
  },
  'fr.energy.tactic-fsl': {
    says: 'Écrivez au fournisseur le jour de votre demande au FSL. La fourniture est maintenue pendant l’examen.',
    risk: 'Aucun.',
    notWhen: 'Vous pouvez payer maintenant sans aide.',
  },
}
