/** Being dismissed (licenciement): reasons, proof and the labour court: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'fr.job.want-dismissed': {
    says: 'Ihr Arbeitgeber kündigt Ihnen. Der Brief muss den Grund nennen.',
  },
  'fr.job.who': {
    says: "Ihr Arbeitgeber entscheidet über die Kündigung, aber ein Arbeitsgericht (conseil de prud'hommes) kann sie prüfen.",
  },
  'fr.job.reality': {
    says: 'Eine Kündigung (licenciement) braucht einen wirklichen und ernsten Grund. Fehlt er, können Sie Geld bekommen.',
  },
  'fr.job.rights-summary': {
    says: 'Sie haben das Recht auf ein Gespräch, einen klaren Grund, eine Kündigungsfrist, Zahlungen und einen Richter.',
  },
  'fr.job.deadline-twelve': {
    says: "Sie haben ab der Kündigung zwölf Monate, um vor das Arbeitsgericht zu gehen (conseil de prud'hommes).",
    action: "Vor das Arbeitsgericht gehen (conseil de prud'hommes)",
    consequence: 'Danach können Sie die Kündigung nicht mehr anfechten.',
  },
  'fr.job.deadline-details': {
    says: 'Sie haben ab dem Brief 15 Tage, um Genaueres zu den Gründen zu verlangen.',
    action: 'Genaueres zu den Gründen verlangen',
    consequence:
      'Fragen Sie nicht, macht ein ungenauer Grund allein die Kündigung nicht mehr ungerechtfertigt.',
  },
  'fr.job.step-reasons': {
    says: 'Lesen Sie die Gründe. Sind sie ungenau, verlangen Sie binnen 15 Tagen per Einschreiben Genaueres.',
  },
  'fr.job.step-proof': {
    says: 'Schreiben Sie auf, was geschah. Behalten Sie E-Mails, Nachrichten, Lohnzettel und Namen von Menschen, die es sahen.',
  },
  'fr.job.step-advice': {
    says: 'Holen Sie kostenlosen Rat: Gewerkschaft, point-justice (3039) oder Auskunft zum Arbeitsrecht (0 806 000 126).',
  },
  'fr.job.step-dispute': {
    says: 'Sind Sie nicht einverstanden, sagen Sie es per Einschreiben und bieten Sie eine Einigung an. Merken Sie sich die zwölf Monate.',
  },
  'fr.job.right-reason': {
    says: 'Sie haben das Recht auf einen Brief mit klaren Gründen. Der Richter prüft nur diese.',
  },
  'fr.job.right-court': {
    says: 'Hat die Kündigung keinen guten Grund, spricht der Richter Geld zu, nach einer Tabelle mit Lohn und Jahren.',
  },
  'fr.job.right-void': {
    says: 'Geschieht sie wegen Krankheit, Schwangerschaft, Herkunft, Gewerkschaftsarbeit oder nach Belästigung, ist sie nichtig. Sie bekommen die Stelle zurück oder mindestens sechs Monatslöhne.',
  },
  'fr.job.option-court': {
    title: 'Vor das Arbeitsgericht gehen',
    says: "Schicken Sie den Antrag mit Ihren Beweisen an das Arbeitsgericht (conseil de prud'hommes). Zuerst gibt es einen Termin für eine Einigung.",
    cost: 'Ein Beitrag von 50 € kann anfallen; nicht mit Prozesskostenhilfe (aide juridictionnelle). Ein Anwalt ist freiwillig.',
    time: 'Bis zu einem Jahr oder länger.',
    risk: 'Verlieren Sie, können Sie Kosten mittragen.',
    bestFor: 'Der Grund ist falsch, schwach oder gegen das Gesetz.',
  },
  'fr.job.option-deal': {
    title: 'Eine Einigung suchen',
    says: 'Bieten Sie nach dem Kündigungsbrief einen Vergleich (transaction) an. Vergleichen Sie ihn vorher mit der Tabelle.',
    cost: 'Die Zeit eines Beraters.',
    time: 'Einige Wochen.',
    risk: 'Ein unterschriebener Vergleich beendet Ihren Anspruch.',
    bestFor: 'Sie wollen es schnell hinter sich haben.',
  },
  'fr.job.option-help': {
    title: 'Mit Gewerkschaft oder Beratung sprechen',
    says: 'Man prüft dort den Brief, die Daten und die Summen.',
    cost: 'Nichts oder ein Gewerkschaftsbeitrag.',
    time: 'Ein Anruf diese Woche.',
    risk: 'Keines.',
    bestFor: 'Alle, die so einen Brief haben.',
  },
  'fr.job.warn-sign': {
    says: 'Unterschreiben Sie unter Druck keinen Vergleich und keine eigene Kündigung. Nehmen Sie das Papier mit und fragen Sie zuerst.',
  },
  'fr.job.warn-stay-away': {
    says: 'Bleiben Sie nicht ohne Grund der Arbeit fern. Das kann als Ihre eigene Kündigung (démission) gelten, ohne Arbeitslosengeld.',
  },
  'fr.job.insight-fault': {
    says: 'Der Brief spricht von schwerem Fehlverhalten (faute grave). Der Arbeitgeber muss es beweisen und schnell handeln, nachdem er davon erfuhr.',
    actionable:
      'Vergleichen Sie die Daten: Vorfall, Einladung, Brief. Vorfälle, die älter als zwei Monate sind, sind vielleicht zu alt.',
  },
  'fr.job.tactic-details': {
    says: 'Verlangen Sie binnen der 15 Tage Genaueres zu den Gründen. Das bindet den Arbeitgeber oder zeigt, wie schwach sie sind.',
    risk: 'Der Arbeitgeber kann die Gründe klarer fassen.',
    notWhen: 'Ein Anwalt rät Ihnen, den ungenauen Grund so zu lassen.',
  },
  'fr.job.element-reason': {
    name: 'Der Grund',
    says: 'Der Brief muss den Grund nennen.',
    ifMissing: 'Wir sehen keinen Grund im Brief. Ohne Grund ist die Kündigung ungerechtfertigt.',
  },
}
