/** The objection of a tenant for whom moving is a hardship: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HARDSHIP_OBJECTION_WORDS: Words = {
  'de.home.deadline-hardship': {
    says: 'Votre opposition doit arriver au bailleur deux mois avant la fin du bail. Depuis 2025, un e-mail suffit.',
    action: 'Envoyer votre opposition pour dureté (Widerspruch, § 574 BGB) par écrit',
    consequence:
      'Le bailleur peut refuser de vous laisser rester. Si le congé ne vous l’a pas dit, vous pouvez encore vous opposer au tribunal.',
  },
  'de.home.step-objection': {
    says: 'Partir serait-il trop dur, pour l’âge, la maladie, les enfants, l’école ou faute d’un autre logement ? Opposez-vous par écrit deux mois avant la fin.',
  },
  'de.home.option-contest-at-once': {
    says: 'Écrivez que vous n’acceptez pas le congé, et pourquoi. La dureté seule n’aide pas si le bailleur peut finir le bail tout de suite.',
    title: 'Contester le congé',
    cost: 'Gratuit. Les associations de locataires demandent une cotisation.',
    time: 'Une lettre maintenant.',
    risk: 'Le bailleur peut aller au tribunal. Si vous perdez, vous payez les frais.',
    bestFor: 'La raison ou la somme est fausse, ou vous avez payé.',
  },
  'de.home.option-object': {
    title: 'S’opposer au congé',
    says: 'Écrivez que vous n’acceptez pas le congé et demandez à rester, car partir serait trop dur.',
    cost: 'Gratuit. Les associations de locataires demandent une cotisation.',
    time: 'Une lettre, deux mois avant la fin.',
    risk: 'Le bailleur peut aller au tribunal. Si vous perdez, vous payez les frais.',
    bestFor: 'La raison est faible ou partir serait trop dur.',
  },
  'de.home.right-hardship': {
    says: 'Vous pouvez demander à rester si partir est trop dur. Ne pas trouver un autre logement convenable compte aussi.',
  },
  'de.home.right-fault': {
    says: 'Le congé ne vous a pas parlé du droit d’opposition, de sa forme et du délai ? Vous pouvez encore vous opposer à la première audience.',
  },
  'de.home.element-objection': {
    name: 'Une note sur votre droit d’opposition',
    says: 'Le bailleur devrait vous dire à temps que vous pouvez vous opposer pour dureté.',
    ifMissing:
      'Nous ne voyons pas de note sur votre droit d’opposition. Vous pouvez alors vous opposer jusqu’à la première audience.',
  },
  'de.home.change-objection': {
    says: 'Vous pouvez maintenant vous opposer pour dureté par e-mail.',
    was: 'Votre opposition demandait papier et signature.',
    is: 'Depuis le 1er janvier 2025, un texte suffit, comme un e-mail.',
  },
}
