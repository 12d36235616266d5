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
  'gb.sender.lowell': {
    says: 'Lowell achète des dettes de prêteurs, de magasins et de sociétés de téléphone, et les recouvre. Son propre cabinet d’avocats est Overdales. Ce n’est pas un huissier (bailiff) et elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Demandez la preuve que la dette est à vous et qu’elle leur appartient.',
  },
  'gb.sender.cabot': {
    says: 'Cabot achète des dettes et les recouvre. Son groupe a aussi Wescot et le cabinet d’avocats Mortimer Clarke. Ce n’est pas un huissier (bailiff) et elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Demandez la preuve que la dette est à vous et qu’elle leur appartient.',
  },
  'gb.sender.pra': {
    says: 'PRA Group achète des dettes, comme d’anciennes cartes et d’anciens prêts, et les recouvre. Elle peut aller au tribunal. Ce n’est pas un huissier (bailiff) et elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Demandez la preuve que la dette est à vous et qu’elle leur appartient.',
  },
  'gb.sender.intrum': {
    says: 'Intrum achète des dettes et recouvre aussi pour d’autres sociétés. Elle peut aller au tribunal. Ce n’est pas un huissier (bailiff) et elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Demandez la preuve que la dette est à vous et qu’elle leur appartient.',
  },
  'gb.sender.link': {
    says: 'Link Financial recouvre des dettes que des sociétés liées ont achetées. Demandez quelle société possède votre dette. Ce n’est pas un huissier (bailiff) et elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Demandez la preuve que la dette est à vous et qu’elle leur appartient.',
  },
  'gb.sender.perch': {
    says: 'Perch Capital est une société de dettes qui peut dire avoir acheté la vôtre. Demandez-lui de le prouver. Ce n’est pas un huissier (bailiff) et elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Demandez la preuve que la dette est à vous et qu’elle leur appartient.',
  },
  'gb.sender.jc': {
    says: 'JC International Acquisition peut dire avoir acheté votre dette. Demandez-lui de le prouver, et vérifiez l’âge de la dette. Elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Demandez la preuve que la dette est à vous et qu’elle leur appartient.',
  },
  'gb.sender.arrow': {
    says: 'Arrow Global peut dire avoir acheté votre dette, et une autre société peut écrire pour elle. Ce n’est pas un huissier (bailiff) et elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Demandez la preuve que la dette est à vous et qu’elle leur appartient.',
  },
  'gb.sender.wescot': {
    says: 'Wescot recouvre des dettes pour des banques, des sociétés d’énergie et de téléphone. Elle fait partie du groupe Cabot. Ce n’est pas un huissier (bailiff) et elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Vérifiez la dette et son âge. Écrivez ensuite et demandez une preuve.',
  },
  'gb.sender.moorcroft': {
    says: 'Moorcroft recouvre des dettes pour des banques, des sociétés d’énergie et des services publics comme HMRC. Ses agents peuvent frapper, mais ce ne sont pas des huissiers (bailiffs) et ils ne peuvent pas entrer.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Vérifiez la dette et son âge. Écrivez ensuite et demandez une preuve.',
  },
  'gb.sender.advantis': {
    says: 'Advantis recouvre des dettes pour d’autres sociétés et pour des services publics. Ce n’est pas un huissier (bailiff) et elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Vérifiez la dette et son âge. Écrivez ensuite et demandez une preuve.',
  },
  'gb.sender.bpo': {
    says: 'BPO Collections recouvre des dettes pour d’autres sociétés. Ce n’est pas un huissier (bailiff) et elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Vérifiez la dette et son âge. Écrivez ensuite et demandez une preuve.',
  },
  'gb.sender.pastdue': {
    says: 'Past Due Credit Solutions recouvre des dettes pour d’autres sociétés et pour des services publics. Ce n’est pas un huissier (bailiff) et elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Vérifiez la dette et son âge. Écrivez ensuite et demandez une preuve.',
  },
  'gb.sender.resolvecall': {
    says: 'Resolvecall envoie des agents chez les gens pour parler de dettes d’autres sociétés. Ce ne sont pas des huissiers (bailiffs). Vous n’êtes pas obligé d’ouvrir la porte.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Vérifiez la dette et son âge. Écrivez ensuite et demandez une preuve.',
  },
  'gb.sender.credit-style': {
    says: 'Credit Style recouvre des dettes pour d’autres sociétés. Ce n’est pas un huissier (bailiff) et elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Vérifiez la dette et son âge. Écrivez ensuite et demandez une preuve.',
  },
  'gb.sender.cars': {
    says: 'CARS recouvre des dettes pour d’autres sociétés. Ce n’est pas un huissier (bailiff) et elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Vérifiez la dette et son âge. Écrivez ensuite et demandez une preuve.',
  },
  'gb.sender.aci': {
    says: 'ACI recouvre des dettes pour des sociétés qui les ont achetées. Ce n’est pas un huissier (bailiff) et elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep: 'Vérifiez la dette et son âge. Écrivez ensuite et demandez une preuve.',
  },
  'gb.sender.dcbl': {
    says: 'DCBL fait deux métiers. Elle recouvre des dettes par lettre sans pouvoir spécial, et elle exécute des ordres de la High Court (writs). Sans « writ » à votre nom, elle ne peut pas prendre vos affaires.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo:
      'D’abord à la société. Pour les dettes de crédit, ensuite au Financial Ombudsman Service.',
    nextStep:
      'Demandez s’ils ont un ordre du tribunal contre vous. Sinon, traitez-la comme une lettre de recouvrement.',
  },
  'gb.sender.drp': {
    says: 'Debt Recovery Plus écrit sur des stationnements privés impayés. Elle utilise aussi le nom Zenith Collections. Elle n’a aucun pouvoir sur vos affaires ni sur votre voiture.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo: 'À la société de stationnement.',
    nextStep:
      'Vérifiez la somme du stationnement elle-même. N’ignorez jamais une mise en demeure (letter of claim) ou un formulaire du tribunal.',
  },
  'gb.sender.trace': {
    says: 'Trace écrit sur des stationnements privés impayés pour des sociétés de stationnement. Elle n’a aucun pouvoir sur vos affaires ni sur votre voiture.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo: 'À la société de stationnement.',
    nextStep:
      'Vérifiez la somme du stationnement elle-même. N’ignorez jamais une mise en demeure (letter of claim) ou un formulaire du tribunal.',
  },
  'gb.sender.zzps': {
    says: 'ZZPS écrit sur des stationnements privés impayés pour des sociétés de stationnement. Elle n’a aucun pouvoir sur vos affaires ni sur votre voiture.',
    regulator: 'Financial Conduct Authority, pour les dettes de crédit',
    complainTo: 'À la société de stationnement.',
    nextStep:
      'Vérifiez la somme du stationnement elle-même. N’ignorez jamais une mise en demeure (letter of claim) ou un formulaire du tribunal.',
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
      'Envoyez l’accusé de réception (acknowledgment of service) dans les 14 jours après la remise officielle.',
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
