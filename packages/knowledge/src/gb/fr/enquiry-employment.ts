/** Questions sur le travail : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_FR: Words = {
  'gb.ask-work.unfair-dismissal': {
    says: 'Pour un emploi qui finit avant le 1er janvier 2027, il faut le plus souvent deux ans. Pour un emploi qui finit à partir de ce jour, six mois. Certaines raisons, comme la grossesse ou la discrimination, n’exigent aucune durée.',
    dependsOn: 'combien de temps vous y avez travaillé, et pourquoi vous avez perdu l’emploi',
  },
  'gb.ask-work.two-years': {
    says: 'Jusqu’au 31 décembre 2026, il faut le plus souvent deux ans de travail pour attaquer un licenciement injuste (unfair dismissal). À partir du 1er janvier 2027, six mois suffisent, et la limite des indemnités disparaît aussi.',
    dependsOn: 'le jour où votre emploi finit',
  },
  'gb.ask-work.time-limit': {
    says: 'Pour des faits du 1er octobre 2026 ou après, c’est le plus souvent six mois. Pour des faits d’avant, c’est trois mois moins un jour. Contactez Acas dans ce délai. Pour être sûr, faites-le dans les trois mois.',
    dependsOn: 'le jour des faits',
  },
  'gb.ask-work.acas': {
    says: 'Vous devez contacter Acas avant la plupart des demandes au tribunal (tribunal). C’est gratuit. Les discussions durent jusqu’à 12 semaines, et le délai de votre demande s’arrête pendant ce temps.',
  },
  'gb.ask-work.tribunal-cost': {
    says: 'Une demande au tribunal du travail (employment tribunal) est gratuite, et Acas aussi. Il ne faut pas d’avocat, et le plus souvent vous ne payez pas l’autre côté si vous perdez.',
  },
  'gb.ask-work.unpaid': {
    says: 'Votre employeur ne peut pas garder la paie que vous avez gagnée. Demandez par écrit la somme et une date. Sans paiement, contactez Acas. Vous pouvez réclamer ce qui manque, dans le délai légal.',
  },
  'gb.ask-work.deductions': {
    says: 'La paie peut être réduite seulement si la loi ou le contrat le permet, ou si vous avez accepté avant par écrit. En magasin, les retenues pour caisse fausse ne peuvent pas dépasser 10% de la paie brute.',
    dependsOn: 'ce que vous avez accepté par écrit avant',
  },
  'gb.ask-work.notice-pay': {
    says: 'Après un mois de travail, la loi vous donne au moins une semaine. Après deux ans, c’est une semaine par année entière, jusqu’à 12. Votre contrat peut donner plus. La faute grave (gross misconduct) est différente.',
    dependsOn: 'combien de temps vous y avez travaillé et votre contrat',
  },
  'gb.ask-work.holiday': {
    says: 'La plupart des travailleurs ont 5,6 semaines de congés payés par an, en proportion à temps partiel. Quand vous partez, on doit vous payer les congés acquis et non pris.',
  },
  'gb.ask-work.sick-pay': {
    says: 'Depuis le 6 avril 2026, la plupart des employés touchent une paie de maladie (sick pay) dès le premier jour entier. C’est £123.25 par semaine, ou 80% de la paie habituelle si c’est moins. Une petite paie ne vous exclut plus.',
  },
  'gb.ask-work.redundancy': {
    says: 'Avec deux années entières de travail, vous avez l’indemnité légale de licenciement économique (statutory redundancy pay), selon l’âge, les années et la paie par semaine. Vous avez aussi un préavis et une procédure juste. Demandez dans les six mois.',
    dependsOn: 'combien de temps vous y avez travaillé',
  },
  'gb.ask-work.unfair-redundancy': {
    says: 'Demandez par écrit pourquoi vous avez été choisi, quelles notes vous avez eues, et quels autres postes existent. Si votre poste existe encore, c’est peut-être un licenciement injuste (unfair dismissal). Surveillez le délai.',
    dependsOn: 'si le poste a vraiment disparu et si la procédure était juste',
  },
  'gb.ask-work.minimum-wage': {
    says: 'Depuis avril 2026, c’est £12.71 l’heure dès 21 ans, et £10.85 de 18 à 20 ans. Avant 18 ans, et pour beaucoup d’apprentis, c’est £8. Si vous recevez moins, vous pouvez réclamer le reste.',
    dependsOn: 'votre âge',
  },
  'gb.ask-work.discrimination': {
    says: 'La loi interdit de vous traiter moins bien pour l’âge, le handicap, l’origine, la religion, le sexe ou la grossesse. C’est pareil pour la sexualité ou si vous êtes trans. Aucune durée dans l’emploi n’est exigée. Notez les faits et plaignez-vous.',
  },
  'gb.ask-work.pregnant': {
    says: 'On ne peut pas vous licencier ou moins bien vous traiter parce que vous êtes enceinte ou en congé maternité, dès le premier jour. Prenez conseil tout de suite et gardez chaque message.',
  },
  'gb.ask-work.written-statement': {
    says: 'Vous avez des droits sans contrat sur papier. Votre employeur doit vous donner les conditions principales par écrit, au plus tard le premier jour. Demandez-les par écrit.',
  },
  'gb.ask-work.payslip': {
    says: 'Chaque travailleur doit recevoir une fiche de paie détaillée au plus tard le jour de paie. Elle doit montrer la paie, les retenues, et les heures si la paie en dépend.',
  },
  'gb.ask-work.zero-hours': {
    says: 'Avec un contrat « zero hours », vous avez quand même le salaire minimum, les congés payés et les pauses. Vous pouvez refuser du travail et travailler pour d’autres. Ils ne peuvent pas vous punir pour cela.',
  },
  'gb.ask-work.breaks': {
    says: 'Dès 18 ans, vous avez une pause de 20 minutes si vous travaillez plus de six heures. Vous avez 11 heures de repos par jour et un jour libre par semaine. La limite est de 48 heures en moyenne, sauf votre accord.',
    dependsOn: 'votre âge et vos heures',
  },
  'gb.ask-work.resign': {
    says: 'Prenez conseil avant de démissionner. Si votre employeur viole gravement le contrat, partir peut compter comme un licenciement, mais c’est difficile à prouver. Faites d’abord une plainte écrite (grievance).',
  },
  'gb.ask-work.disciplinary': {
    says: 'Demandez par écrit les reproches et les preuves, et du temps pour vous préparer. Vous pouvez venir à l’audition avec un délégué syndical ou un collègue. Vous devriez avoir un droit de recours.',
  },
  'gb.ask-work.probation': {
    says: 'La période d’essai (probation) n’a pas de statut spécial en droit. Vous avez quand même préavis, paie, congés payés et protection contre la discrimination. À partir du 1er janvier 2027, les droits contre un licenciement injuste commencent à six mois.',
    dependsOn: 'votre préavis, et la raison',
  },
  'gb.ask-work.settlement': {
    says: 'Ne signez pas encore. L’accord vous lie seulement après l’avis d’un conseiller indépendant, que l’employeur paie le plus souvent. Acas dit qu’au moins 10 jours pour réfléchir sont justes.',
  },
  'gb.ask-work.change-contract': {
    says: 'Le plus souvent, un employeur ne peut pas changer votre paie ou vos heures sans votre accord. Si vous refusez, écrivez-le tout de suite et dites que vous travaillez sous protestation (under protest). Prenez ensuite conseil.',
  },
  'gb.ask-work.flexible': {
    says: 'Vous pouvez demander un travail flexible dès le premier jour, deux fois en 12 mois. Ils doivent vous parler avant un non, donner une raison d’entreprise, et répondre dans les deux mois.',
  },
  'gb.ask-work.tips': {
    says: 'Les employeurs ne peuvent pas garder les pourboires ou le service. Depuis le 1er octobre 2024, ils doivent tout transmettre, partagé avec équité, avant la fin du mois suivant.',
  },
  'gb.ask-work.whistleblow': {
    says: 'La loi vous protège si vous signalez un tort dans l’intérêt public, comme un délit ou un danger. Aucune durée dans l’emploi n’est exigée. Prenez conseil vite, car certains ordres doivent être demandés en 7 jours.',
  },
  'gb.ask-work.agency': {
    says: 'Si vous devez faire le travail vous-même et s’ils le dirigent, vous êtes sans doute un travailleur (worker). Vous avez alors le salaire minimum, les congés payés et les pauses.',
    dependsOn: 'comment vous travaillez vraiment, pas le nom donné',
  },
  'gb.ask-work.reference': {
    says: 'La plupart des employeurs n’ont pas à donner de recommandation (reference). S’ils le font, elle doit être vraie et juste. Vous pouvez demander à voir celle envoyée à votre nouvel employeur.',
    dependsOn: 'votre contrat et votre métier',
  },
  'gb.ask-work.ni-dismissal': {
    says: 'En Irlande du Nord, il faut le plus souvent un an de travail pour attaquer un licenciement injuste (unfair dismissal), et vous avez trois mois. Contactez d’abord la Labour Relations Agency au 03300 555 300.',
    dependsOn: 'combien de temps vous y avez travaillé, et pourquoi vous avez perdu l’emploi',
  },
  'gb.ask-work.ni-wages': {
    says: 'Demandez par écrit la somme et une date. Sans paiement, appelez la Labour Relations Agency au 03300 555 300. Vous avez le plus souvent trois mois pour agir.',
  },
  'gb.ask-work.ni-redundancy': {
    says: 'En Irlande du Nord, vous avez l’indemnité légale (statutory redundancy pay) après deux ans de travail. Vous avez aussi un préavis. La Labour Relations Agency peut expliquer la somme.',
    dependsOn: 'combien de temps vous y avez travaillé',
  },
}
