/** Notice to end a lease, rent arrears and rent rises: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'ch.home.want': {
    says: 'Ihr Vermieter kündigt. Das gilt nur auf dem amtlichen Formular Ihres Kantons.',
  },
  'ch.home.want-rent': { says: 'Ihr Vermieter sagt, dass Miete fehlt, und setzt eine Frist.' },
  'ch.home.who': { says: 'Das ist Ihr Vermieter oder die Verwaltung.' },
  'ch.home.real': { says: 'Sie müssen heute nicht ausziehen. Nur ein Gericht kann das befehlen.' },
  'ch.home.not-yet': {
    says: 'Niemand darf ohne Gericht das Schloss wechseln oder Ihre Sachen entfernen.',
  },
  'ch.home.rights': {
    says: 'Sie können die Kündigung anfechten oder Erstreckung verlangen. Die Schlichtung ist bei Wohnungen gratis.',
  },
  'ch.home.deadline-thirty': {
    says: 'Sie haben ab Empfang dreissig Tage, um anzufechten oder Erstreckung zu verlangen.',
    action: 'Schreiben Sie der Schlichtungsbehörde in Mietsachen',
    consequence: 'Sie können sich nicht mehr wehren.',
  },
  'ch.home.deadline-pay': {
    says: 'Bei Wohnungen haben Sie ab Empfang mindestens dreissig Tage, um alle Mieten zu zahlen.',
    action: 'Zahlen Sie rechtzeitig alle Mieten',
    consequence: 'Der Vermieter kann mit dreissig Tagen auf Monatsende kündigen.',
  },
  'ch.home.step-form': {
    says: 'Prüfen Sie das Formular. Ehepaare müssen es je einzeln erhalten. Sonst ist die Kündigung nichtig.',
  },
  'ch.home.step-pay': {
    says: 'Zahlen Sie die ganze offene Miete in der Frist. Fragen Sie Familie, Gemeinde oder Hilfswerk. Ein Teil reicht nicht.',
  },
  'ch.home.step-fight': {
    says: 'Schreiben Sie in dreissig Tagen der Schlichtungsbehörde. Verlangen Sie Anfechtung und Erstreckung.',
  },
  'ch.home.step-help': { says: 'Fragen Sie jetzt den Mieterverband.' },
  'ch.home.step-sum': { says: 'Verlangen Sie eine Liste von Mieten und Zahlungen.' },
  'ch.home.right-form': { says: 'Eine Kündigung ohne amtliches Formular ist nichtig.' },
  'ch.home.right-longer': {
    says: 'Ist der Auszug eine Härte, können Sie bis zu vier Jahre länger verlangen. Tun Sie es innert 30 Tagen nach der Kündigung. Nach einer schweren Pflichtverletzung geht es nicht.',
  },
  'ch.home.right-both': {
    says: 'Verheiratet, und es ist die Familienwohnung? Die Zahlungsfrist mit Androhung und die Kündigung müssen beiden getrennt zugestellt werden. Sonst ist die Kündigung nichtig.',
  },
  'ch.home.right-thirty': {
    says: 'Sie haben das Recht auf mindestens dreissig Tage Frist, schriftlich, vor einer Kündigung.',
  },
  'ch.home.right-free': { says: 'Die Schlichtung ist bei Wohnungsmiete kostenlos.' },
  'ch.home.option-fight': {
    title: 'Kündigung anfechten',
    says: 'Verlangen Sie Aufhebung oder Erstreckung.',
    cost: 'Nichts.',
    time: 'Dreissig Tage.',
    risk: 'Die Kündigung kann bleiben.',
    bestFor: 'Sie wollen länger bleiben.',
  },
  'ch.home.option-pay': {
    title: 'Alle Mieten rechtzeitig zahlen',
    says: 'Das verhindert die Kündigung.',
    cost: 'Die Miete.',
    time: 'Vor Ablauf.',
    risk: 'Keines.',
    bestFor: 'Sie können das Geld finden.',
  },
  'ch.home.option-plan': {
    title: 'Schriftlich Raten vereinbaren',
    says: 'Bitten Sie um Verzicht auf Kündigung.',
    cost: 'Was Sie anbieten.',
    time: 'Jetzt.',
    risk: 'Ohne Zusage läuft die Frist weiter.',
    bestFor: 'Sie brauchen einige Wochen.',
  },
  'ch.home.option-help': {
    title: 'Mieterverband fragen',
    says: 'Er prüft den Brief.',
    cost: 'Mitgliedschaft.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Bei jedem Mietbrief.',
  },
  'ch.home.warn-time': {
    says: 'Die dreissig Tage sind streng. Senden Sie eingeschrieben und behalten Sie den Beleg.',
  },
}
