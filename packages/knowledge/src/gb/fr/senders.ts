/** Ceux qui écrivent : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_FR: Words = {
  'gb.sender.british-gas': {
    says: 'C’est une société privée qui vend du gaz et de l’électricité. Elle ne peut pas entrer chez vous sans votre accord ou un mandat (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'D’abord à la société. Après huit semaines, ou une réponse finale, à l’Energy Ombudsman.',
    nextStep:
      'Lisez votre compteur, vérifiez les dates de la facture, et demandez un plan à votre portée.',
  },
  'gb.sender.edf': {
    says: 'C’est une société privée qui vend du gaz et de l’électricité. Elle ne peut pas entrer chez vous sans votre accord ou un mandat (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'D’abord à la société. Après huit semaines, ou une réponse finale, à l’Energy Ombudsman.',
    nextStep:
      'Lisez votre compteur, vérifiez les dates de la facture, et demandez un plan à votre portée.',
  },
  'gb.sender.eon-next': {
    says: 'C’est une société privée qui vend du gaz et de l’électricité. Elle ne peut pas entrer chez vous sans votre accord ou un mandat (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'D’abord à la société. Après huit semaines, ou une réponse finale, à l’Energy Ombudsman.',
    nextStep:
      'Lisez votre compteur, vérifiez les dates de la facture, et demandez un plan à votre portée.',
  },
  'gb.sender.octopus': {
    says: 'C’est une société privée qui vend du gaz et de l’électricité. Elle ne peut pas entrer chez vous sans votre accord ou un mandat (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'D’abord à la société. Après huit semaines, ou une réponse finale, à l’Energy Ombudsman.',
    nextStep:
      'Lisez votre compteur, vérifiez les dates de la facture, et demandez un plan à votre portée.',
  },
  'gb.sender.ovo': {
    says: 'C’est une société privée qui vend du gaz et de l’électricité. Elle ne peut pas entrer chez vous sans votre accord ou un mandat (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'D’abord à la société. Après huit semaines, ou une réponse finale, à l’Energy Ombudsman.',
    nextStep:
      'Lisez votre compteur, vérifiez les dates de la facture, et demandez un plan à votre portée.',
  },
  'gb.sender.scottish-power': {
    says: 'C’est une société privée qui vend du gaz et de l’électricité. Elle ne peut pas entrer chez vous sans votre accord ou un mandat (warrant).',
    regulator: 'Ofgem',
    complainTo:
      'D’abord à la société. Après huit semaines, ou une réponse finale, à l’Energy Ombudsman.',
    nextStep:
      'Lisez votre compteur, vérifiez les dates de la facture, et demandez un plan à votre portée.',
  },
  'gb.sender.pplprs': {
    says: 'PPL PRS est une société privée commune de PPL et PRS for Music. Elle vend des licences pour jouer de la musique en public. Ce n’est ni un tribunal ni une mairie (council).',
    complainTo: 'D’abord à PPL PRS. Pour les prix et conditions, au Copyright Tribunal.',
    nextStep:
      'Cherchez si des clients ou le personnel entendent de la musique. Répondez par écrit.',
  },
  'gb.sender.tv-licensing': {
    says: 'TV Licensing encaisse la licence TV pour la BBC. Il faut une licence seulement pour la TV en direct ou BBC iPlayer. Ses agents ne peuvent pas entrer sans votre oui ou un mandat d’un tribunal (warrant).',
    nextStep: 'S’il ne vous faut pas de licence, dites-le en ligne ou par lettre.',
  },
  'gb.sender.hmrc': {
    says: 'HMRC encaisse l’impôt. Il a de grands pouvoirs, mais accepte un plan avec la plupart de ceux qui demandent. Des arnaques empruntent souvent son nom.',
    complainTo: 'À HMRC, puis à l’Adjudicator.',
    nextStep:
      'Vérifiez la somme dans votre propre compte sur GOV.UK. Appelez pour demander du temps pour payer.',
  },
  'gb.sender.dwp-debt': {
    says: 'DWP Debt Management récupère les aides versées en trop. Il peut prendre de l’argent sur les aides ou le salaire sans tribunal. Demandez un montant plus petit si c’est trop dur.',
    complainTo: 'Au DWP. Vous pouvez aussi demander un nouvel examen de la décision.',
    nextStep:
      'Vérifiez la décision et sa date. Demandez un nouvel examen dans le mois si elle est fausse.',
  },
  'gb.sender.cnbc': {
    says: 'C’est le bureau du tribunal qui envoie la plupart des demandes d’argent en Angleterre et au pays de Galles. Ses formulaires (claim forms) sont réels et ont un dernier jour pour répondre.',
    nextStep:
      'Après un « claim form » : envoyez l’accusé de réception (acknowledgment of service) dans les 14 jours après la remise officielle. Après un jugement : cherchez le jour pour payer.',
  },
  'gb.sender.hmcts': {
    says: 'C’est le bureau qui gère les tribunaux en Angleterre et au pays de Galles. Ses papiers sont réels. Cherchez-y une date.',
    nextStep:
      'Appelez le tribunal avec le numéro de l’affaire (claim number) si vous n’êtes pas sûr de ce que c’est.',
  },
  'gb.sender.ejo': {
    says: 'Ce bureau fait exécuter toutes les décisions civiles (judgments) en Irlande du Nord. Il regarde ce que vous pouvez payer avant de décider.',
    nextStep:
      'Répondez avec votre budget avant la date de la lettre, et prenez un conseil gratuit sur les dettes.',
  },
  'gb.sender.dwp': {
    says: 'Le Department for Work and Pensions (DWP) décide de la plupart des aides et les paie. Il peut reprendre le trop-payé, sans tribunal.',
    complainTo: 'Au DWP. Vous pouvez aussi demander un nouvel examen de la décision.',
    nextStep:
      'Vérifiez la décision et sa date. Demandez un nouvel examen dans le mois si elle est fausse.',
  },
}
