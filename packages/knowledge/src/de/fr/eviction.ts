/** Notices to leave a rented home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_WORDS: Words = {
  'de.home.want': {
    says: 'Votre bailleur veut la fin du bail. La lettre seule ne vous oblige pas à partir.',
  },
  'de.home.who': {
    says: 'Votre bailleur est une partie privée. Seul un tribunal peut ordonner votre départ, et seul un huissier peut l’exécuter.',
  },
  'de.home.reality': {
    says: 'Personne ne peut vous mettre dehors sans procès. Cela prend des mois. Changer les serrures ou couper le courant est illégal.',
  },
  'de.home.rights-at-once': {
    says: 'Le congé doit être sur papier, signé et motivé. Vous pouvez le contester et rester jusqu’à la décision d’un tribunal.',
  },
  'de.home.rights-summary': {
    says: 'Le congé doit être sur papier, signé et motivé. Vous pouvez vous opposer pour dureté et rester jusqu’à la décision d’un tribunal.',
  },
  'de.home.not-yet': {
    says: 'Ils ne peuvent pas vous expulser maintenant. D’abord un procès, puis un jugement, souvent plus de temps, puis une date avec un huissier.',
  },
  'de.home.step-stay': {
    says: 'Ne partez pas et ne signez encore rien. Faites vérifier le congé par une association de locataires ou un avocat.',
  },
  'de.home.step-form': {
    says: 'Vérifiez la forme : sur papier, signé à la main par chaque bailleur, à chaque locataire, avec les raisons. Sinon, il n’a pas d’effet.',
  },
  'de.home.option-time': {
    title: 'Convenir de plus de temps ou d’argent pour partir',
    says: 'Demandez par écrit une date plus tardive, pas de dette de loyer et une somme pour partir.',
    cost: 'Rien.',
    time: 'Quelques discussions.',
    risk: 'Un accord de départ signé met fin à vos droits. Faites-le vérifier avant.',
    bestFor: 'Vous partiriez, mais il vous faut du temps ou de l’aide.',
  },
  'de.home.option-help': {
    title: 'Association de locataires et service logement',
    says: 'Portez la lettre à une association de locataires ou un avocat, et à l’office de la ville contre la perte du logement.',
    cost: 'L’office est gratuit. L’association a une cotisation.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Toute personne avec un congé ou des dettes de loyer.',
  },
  'de.home.right-court': {
    says: 'Vous pouvez rester jusqu’à l’ordre d’un tribunal et la venue d’un huissier. Le tribunal peut vous donner jusqu’à un an pour partir.',
  },
  'de.home.right-reason': {
    says: 'Votre bailleur a besoin d’une raison légale, écrite dans le congé. Un loyer plus haut n’est jamais une raison.',
  },
  'de.home.right-periods': {
    says: 'Un congé ordinaire demande trois mois. Après cinq ans, c’est six, après huit ans, neuf.',
  },
  'de.home.warn-sign': {
    says: 'Ne signez pas un accord de départ ou une « confirmation du congé » que vous ne comprenez pas.',
  },
  'de.home.insight-message': {
    says: 'Cela semble venir par mail ou message. La fin d’un bail de logement exige un papier signé à la main, ou une signature électronique qualifiée. Un scan ne suffit pas.',
    actionable: 'Écrivez que vous ne l’acceptez pas, car la forme est mauvaise.',
  },
  'de.home.insight-both': {
    says: 'La lettre finit le bail deux fois : tout de suite et, à défaut, avec un délai (hilfsweise). Chacune veut sa réponse.',
    actionable:
      'Payez toutes les dettes contre la première. Demandez le retrait de la seconde, surtout si le retard n’était pas de votre faute.',
  },
  'de.home.tactic-power': {
    says: 'Si un mandataire a signé sans joindre la procuration originale (Vollmacht), rejetez le congé pour cela en une semaine environ, sur papier.',
    risk: 'Le bailleur peut envoyer un nouveau congé. Vous gagnez seulement du temps.',
    notWhen: 'Le bailleur a signé, ou vous avait parlé du pouvoir du mandataire.',
  },
  'de.home.element-signature': {
    name: 'Une signature sur papier',
    says: 'Un congé demande du papier et une signature à la main.',
    ifMissing:
      'Nous ne voyons pas de signature. Un congé par e-mail, message ou sans signature à la main n’a pas d’effet.',
  },
  'de.home.element-reason': {
    name: 'La raison du congé',
    says: 'La raison doit figurer dans le congé lui-même.',
    ifMissing:
      'Nous ne voyons pas de raison dans le congé. Sans raisons dans la lettre, un congé du bailleur échoue en général.',
  },
  'de.home.myth-fourteen': {
    says: 'Personne ne peut vous mettre dehors tout de suite, même après un congé sans délai. Le bailleur doit d’abord gagner un procès.',
  },
  'de.home.myth-winter': {
    says: 'Trois nouveaux locataires ne vous libèrent pas du préavis. C’est ainsi seulement si le contrat ou le bailleur l’accepte.',
  },
}
