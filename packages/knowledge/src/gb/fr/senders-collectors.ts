/** Firms that buy or collect debts, and law firms that write for them: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_COLLECTORS_FR: Words = {
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
  'gb.sender.overdales': {
    says: 'Overdales est un cabinet d’avocats du groupe Lowell. Il agit pour la société qui possède la dette, pas pour vous. Sa lettre n’est pas un ordre du tribunal.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'D’abord au cabinet. Ensuite au Legal Ombudsman si vous étiez son client, ou à la Solicitors Regulation Authority sur sa conduite.',
    nextStep:
      'Cherchez une date de réponse. Si c’est une mise en demeure (letter of claim), répondez dans les 30 jours.',
  },
  'gb.sender.mortimer-clarke': {
    says: 'Mortimer Clarke est le cabinet d’avocats du groupe Cabot. Il agit pour la société qui possède la dette. Sa lettre n’est pas un ordre du tribunal.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'D’abord au cabinet. Ensuite au Legal Ombudsman si vous étiez son client, ou à la Solicitors Regulation Authority sur sa conduite.',
    nextStep:
      'Cherchez une date de réponse. Si c’est une mise en demeure (letter of claim), répondez dans les 30 jours.',
  },
  'gb.sender.bw-legal': {
    says: 'BW Legal est un cabinet d’avocats qui recouvre des dettes et des stationnements. Il saisit souvent les tribunaux. Sa lettre n’est pas un ordre du tribunal.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'D’abord au cabinet. Ensuite au Legal Ombudsman si vous étiez son client, ou à la Solicitors Regulation Authority sur sa conduite.',
    nextStep:
      'Cherchez une date de réponse. Si c’est une mise en demeure (letter of claim), répondez dans les 30 jours.',
  },
  'gb.sender.dcb-legal': {
    says: 'DCB Legal est un cabinet d’avocats lié à DCBL. Il porte beaucoup de stationnements au tribunal. Sa lettre n’est pas un ordre du tribunal, mais un formulaire du tribunal (claim form) est réel.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'D’abord au cabinet. Ensuite au Legal Ombudsman si vous étiez son client, ou à la Solicitors Regulation Authority sur sa conduite.',
    nextStep:
      'Cherchez une date de réponse. Si c’est une mise en demeure (letter of claim), répondez dans les 30 jours.',
  },
  'gb.sender.gladstones': {
    says: 'Gladstones est un cabinet d’avocats qui agit pour des sociétés de stationnement. Sa lettre n’est pas un ordre du tribunal, mais un formulaire du tribunal (claim form) est réel.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'D’abord au cabinet. Ensuite au Legal Ombudsman si vous étiez son client, ou à la Solicitors Regulation Authority sur sa conduite.',
    nextStep:
      'Cherchez une date de réponse. Si c’est une mise en demeure (letter of claim), répondez dans les 30 jours.',
  },
  'gb.sender.qdr': {
    says: 'QDR est un cabinet d’avocats qui écrit sur des stationnements impayés. Sa lettre n’est pas un ordre du tribunal.',
    regulator: 'Solicitors Regulation Authority',
    complainTo:
      'D’abord au cabinet. Ensuite au Legal Ombudsman si vous étiez son client, ou à la Solicitors Regulation Authority sur sa conduite.',
    nextStep:
      'Cherchez une date de réponse. Si c’est une mise en demeure (letter of claim), répondez dans les 30 jours.',
  },
}
