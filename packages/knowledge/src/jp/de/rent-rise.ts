/** The German words of Japan: rent rise. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_DE: Words = {
  'jp.rise.want': {
    says: 'Ihr Vermieter verlangt eine höhere Miete. Dafür braucht es Ihre Zustimmung oder ein Gericht.',
  },
  'jp.rise.want-check': {
    says: 'Prüfen Sie, ob die Erhöhung erlaubt ist, bevor Sie mehr zahlen oder unterschreiben.',
  },
  'jp.rise.reality': {
    says: 'Eine Mitteilung allein erhöht die Miete nicht. Sie müssen nicht sofort unterschreiben.',
  },
  'jp.rise.not-yet': {
    says: 'Solange Sie nicht einverstanden sind, dürfen Sie die Miete zahlen, die Sie für richtig halten. Deshalb kann man Sie nicht hinauswerfen.',
  },
  'jp.rise.right-refuse': {
    says: 'Sie dürfen Nein sagen oder weniger anbieten. Dann muss der Vermieter zuerst zur Schlichtung (調停).',
  },
  'jp.rise.right-reason': {
    says: 'Eine Erhöhung braucht einen Grund: höhere Steuern oder Preise, oder eine Miete weit unter ähnlichen Wohnungen in der Nähe.',
  },
  'jp.rise.step-keep-paying': {
    says: 'Zahlen Sie jeden Monat die alte Miete ganz weiter. Wird sie nicht angenommen, hinterlegen Sie sie beim Rechtsamt (供託).',
  },
  'jp.rise.step-ask': {
    says: 'Fragen Sie schriftlich nach den Gründen und vergleichen Sie Mieten in der Nähe.',
  },
  'jp.rise.option-talk': {
    title: 'Nein sagen oder weniger anbieten',
    says: 'Schreiben Sie, dass Sie nicht einverstanden sind und was Sie zahlen könnten.',
    cost: 'Kostenlos',
    time: 'Vor dem Tag in der Mitteilung',
    risk: 'Setzt ein Gericht eine höhere Miete fest, zahlen Sie den Rest mit 10 % Zinsen im Jahr.',
    bestFor: 'Die Erhöhung hat keinen guten Grund.',
  },
  'jp.rise.option-accept': {
    title: 'Annehmen',
    says: 'Ist sie fair, stimmen Sie schriftlich zu.',
    cost: 'Die höhere Miete',
    time: 'Ab dem vereinbarten Tag',
    risk: 'Sie können es nicht zurücknehmen.',
    bestFor: 'Die Erhöhung ist fair.',
  },
}
