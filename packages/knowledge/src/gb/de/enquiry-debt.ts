/** Fragen zu Schulden: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DE: Words = {
  'gb.ask-debt.step-dates-general': {
    says: 'Suchen Sie Daten. Ein Gerichtsformular oder eine letzte Aufforderung (letter of claim) hat einen letzten Tag zur Antwort. Erledigen Sie das zuerst.',
  },
  'gb.ask-debt.step-check-general': {
    says: 'Prüfen Sie vor Zahlung oder Anerkenntnis, ob es Ihre Schuld ist, die Summe stimmt und wann Sie zuletzt gezahlt haben.',
  },
  'gb.ask-debt.step-priority-general': {
    says: 'Listen Sie alle Schulden auf. Oben stehen Miete oder Hauskredit, council tax, Energie und Geldstrafen vom Gericht. Diese können am meisten schaden.',
  },
  'gb.ask-debt.step-advice-general': {
    says: 'Rufen Sie eine kostenlose, gemeinnützige Schuldnerberatung an. Die Hilfe ist vertraulich und kostet nichts.',
  },
  'gb.ask-debt.step-write-general': {
    says: 'Schreiben Sie Briefe und behalten Sie Kopien. Stimmen Sie am Telefon keinen Zahlungen zu.',
  },
  'gb.ask-debt.right-fair-general': {
    says: 'Sie haben das Recht auf faire Behandlung. Niemand darf Sie einschüchtern, täuschen oder Ihrem Chef von einer Schuld erzählen, damit Sie zahlen.',
  },
  'gb.ask-debt.right-afford-general': {
    says: 'Bei Karten, Krediten und Katalogen haben Sie das Recht auf Zeit und auf Raten, die Sie zahlen können.',
  },
  'gb.ask-debt.right-court-first-general': {
    says: 'Bei den meisten Schulden kann ohne Urteil niemand Sachen oder Lohn nehmen. Für council tax und Geldstrafen gelten andere Regeln.',
  },
  'gb.ask-debt.option-proof-general': {
    says: 'Verlangen Sie schriftlich Beweise für die Schuld, die Summe und dass sie ihnen gehört.',
    title: 'Beweise verlangen',
    cost: 'Eine Briefmarke und £1 für einen Kreditvertrag.',
    time: 'Eine Stunde.',
    risk: 'Gering, wenn Ihr Brief die Schuld nicht anerkennt.',
    bestFor: 'Sie kennen die Schuld nicht, oder sie ist alt.',
  },
  'gb.ask-debt.option-offer-general': {
    says: 'Schicken Sie einen Haushaltsplan und ein Monatsangebot, das Sie durchhalten.',
    title: 'Anbieten, was Sie zahlen können',
    cost: 'Was Sie anbieten.',
    time: 'Ein Abend.',
    risk: 'Bei einer alten Schuld kann es die Verjährung neu starten.',
    bestFor: 'Sie schulden es und die Schuld ist nicht alt.',
  },
  'gb.ask-debt.option-help-general': {
    says: 'Sie sehen alle Ihre Schulden an und zeigen jeden Weg, von der Pause bis zum Erlass.',
    title: 'Mit einer kostenlosen Schuldnerberatung sprechen',
    cost: 'Nichts.',
    time: 'Etwa eine Stunde.',
    risk: 'Keines.',
    bestFor: 'Mehr als eine Schuld oder Gerichtspost.',
  },
  'gb.ask-debt.warn-restart-general': {
    says: 'Vor Ende der sechs Jahre kann eine Zahlung oder ein unterschriebenes Anerkenntnis sie neu starten. Ist Ihre Schuld vielleicht alt, holen Sie Rat, bevor Sie etwas zahlen.',
  },
  'gb.ask-debt.warn-court-general': {
    says: 'Haben Sie ein Gerichtsformular, antworten Sie rechtzeitig. Das ist hier wichtiger als alles andere.',
  },
  'gb.ask-debt.know-free-general': {
    says: 'Gemeinnützige Schuldnerberatung ist kostenlos. Fragen schadet Ihrer Kreditwürdigkeit nicht.',
    learnMore:
      'Firmen, die Schuldnerberatung verkaufen, müssen sagen, dass es kostenlose Hilfe gibt.',
  },
  'gb.ask-debt.insight-collector-power-general': {
    says: 'Eine Inkassofirma kann schreiben und anrufen, mehr nicht. Die echte Macht hat ein Gericht, und dort werden Sie gehört.',
    actionable: 'Bleiben Sie ruhig, bleiben Sie schriftlich und achten Sie auf Gerichtspost.',
  },
}
