/** The French words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'it.ask.prison-debt': {
    says: 'Non. Vous n’allez pas en prison parce que vous ne pouvez pas payer une dette normale.',
  },
  'it.ask.wage': {
    says: 'Au plus un cinquième pour une dette normale, et seulement après une décision du tribunal et un commandement (precetto). Le recouvrement fiscal (Riscossione) peut prendre un dixième jusqu’à 2 500 €, un septième jusqu’à 5 000 €.',
    dependsOn: 'qui le prend et combien vous gagnez',
  },
  'it.ask.pension': {
    says: 'Jusqu’à 1 092,48 € par mois sont protégés en 2026. Sur le reste, ils peuvent prendre un cinquième.',
    dependsOn: 'le montant de votre pension',
  },
  'it.ask.account': {
    says: 'Avec une décision du tribunal ou par le recouvrement fiscal (Riscossione), oui. Un salaire ou une pension déjà sur le compte est protégé jusqu’à 1 638,72 € en 2026. Voyez vite un avocat.',
    dependsOn: 'qui agit et d’où vient l’argent',
  },
  'it.ask.home-sale': {
    says: 'Le recouvrement fiscal (Riscossione) ne peut pas vendre votre seul logement où vous vivez. Une banque ou un autre créancier avec une décision du tribunal le peut.',
    dependsOn: 'qui est le créancier',
  },
  'it.ask.old-debt': {
    says: 'Électricité, gaz, eau : deux ans. Téléphone, loyer, amendes : cinq. Prêts : dix. Un paiement ou une demande par lettre recommandée (raccomandata) relance le délai.',
    dependsOn: 'le genre de dette et la dernière demande',
  },
  'it.ask.old-bill': {
    says: 'Pour électricité, gaz et eau, une consommation de plus de deux ans est trop ancienne. Pour le téléphone, c’est cinq ans. Une demande par lettre recommandée (raccomandata) relance le délai.',
    dependsOn: 'le service et la dernière demande',
  },
  'it.ask.collector-home': {
    says: 'Non. Un agent de recouvrement ne peut pas entrer, prendre des choses ou vous appeler toute la journée. Vous n’êtes pas obligé d’ouvrir la porte.',
  },
  'it.ask.injunction': {
    says: 'Payez, ou faites opposition par un avocat, dans les 40 jours après la remise (notifica). Si vous ne faites rien, c’est définitif et ils peuvent saisir.',
  },
  'it.ask.many-debts': {
    says: 'Allez à un organisme de crise (OCC). Un juge peut fixer un plan ou effacer des dettes, une fois même sans rien à offrir. Payez d’abord logement, électricité et nourriture.',
  },
  'it.ask.crif': {
    says: 'Une ou deux mensualités en retard : 12 mois après votre paiement. Plus : 24 mois. Jamais payé : 36 mois après la fin du contrat. Demandez vos données gratuitement.',
    dependsOn: 'combien de mensualités étaient en retard et si vous avez payé',
  },
  'it.ask.tax-parts': {
    says: 'Oui. En 2026, jusqu’à 84 mensualités sur simple demande, pour une dette jusqu’à 120 000 €. Demandez en ligne au recouvrement fiscal (AdER). Cela arrête de nouvelles saisies.',
  },
  'it.ask.rottamazione': {
    says: 'Non. Les nouvelles demandes ont fermé le 30 avril 2026. Si vous avez demandé à temps, la prochaine part est due le 30 novembre 2026. Sinon, demandez à payer en plusieurs fois.',
  },
  'it.ask.car-block': {
    says: 'Dans les 30 jours de l’avertissement (preavviso di fermo), payez, demandez un plan, ou prouvez que la voiture sert à votre travail. La première part payée suspend le blocage.',
  },
  'it.ask.inps-back': {
    says: 'Allez à un bureau d’aide (patronato), c’est gratuit. Vous avez 90 jours pour un recours. Pour une pension payée par erreur de l’INPS, une personne honnête n’a souvent pas à rembourser.',
  },
  'it.ask.myth-all-wages': {
    says: 'Ils ne peuvent jamais tout prendre : un cinquième au plus pour une dette normale.',
  },
  'it.ask.myth-family-pays': {
    says: 'La famille ne paie pas vos dettes, sauf si elle a signé. Les héritiers peuvent refuser, ou accepter seulement avec ce qu’il y a (beneficio d’inventario).',
  },
  'it.ask.myth-not-collected': {
    says: 'Ne pas retirer une lettre recommandée n’aide pas : elle compte comme remise après quelques jours.',
  },
  'it.ask.bill-before-2018': {
    dependsOn: 'si une demande vous est parvenue',
    says: 'Les factures échues avant mars 2018 (électricité), 2019 (gaz) ou 2020 (eau) se prescrivent par cinq ans. Une mise en demeure recommandée relance le délai. Demandez sa date et sa preuve avant de payer.',
  },
  'it.ask.claim-yourself': {
    says: 'Envoyez une mise en demeure par recommandé ou PEC, avec un dernier jour. Jusqu’à 1 100 €, vous pouvez aller devant le juge de paix sans avocat. Avec une preuve écrite, demandez une injonction de payer (decreto ingiuntivo).',
  },
  'it.ask.officer-enter': {
    dependsOn: 's’il y a un titre',
    says: 'Sans titre et precetto, l’officier ne peut pas entrer. Avec eux, il peut chercher des biens chez vous et, si vous êtes absent ou refusez, ouvrir avec la police. Demandez à voir le titre. Les choses nécessaires pour vivre sont à l’abri.',
  },
  'it.ask.old-cartella': {
    dependsOn: 'l’objet et les actes reçus',
    says: 'Les impôts d’État se prescrivent dix ans après le dernier acte notifié ; amendes, taxes locales et INPS après cinq. Chaque notification relance le délai. Demandez au recouvrement la liste des actes notifiés, puis voyez un avocat.',
  },
  'it.ask.car-tax-old': {
    says: 'La taxe auto (bollo) est trop vieille à la fin de la troisième année après celle où elle était due. Chaque acte notifié relance les trois ans. Sinon, demandez l’annulation à la région et recours en 60 jours.',
    dependsOn: 'quels actes vous avez reçus et quand',
  },
  'it.ask.home-bank': {
    says: 'Oui, une banque ou un créancier privé le peut, même la première maison : seul le fisc non. Avant : titre, precetto et enchères. Vous pouvez payer en 48 mois (conversione) ou demander un plan à l’OCC. Voyez un avocat.',
  },
}
