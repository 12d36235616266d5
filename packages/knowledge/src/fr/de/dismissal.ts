/** The German words of the rows in ../dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'fr.job.want-invite': {
    says: 'Ihr Arbeitgeber lädt Sie vor einer Entscheidung zu einem Gespräch. Ihnen ist noch nicht gekündigt.',
  },
  'fr.job.want-dismissed': {
    says: 'Ihr Arbeitgeber kündigt Ihnen. Der Brief muss den Grund nennen.',
  },
  'fr.job.want-economic': {
    says: 'Ihr Arbeitgeber will Ihnen aus wirtschaftlichem Grund kündigen, nicht wegen etwas, das Sie getan haben.',
  },
  'fr.job.who': {
    says: "Ihr Arbeitgeber entscheidet über die Kündigung, aber ein Arbeitsgericht (conseil de prud'hommes) kann sie prüfen.",
  },
  'fr.job.reality': {
    says: 'Eine Kündigung (licenciement) braucht einen wirklichen und ernsten Grund. Fehlt er, können Sie Geld bekommen.',
  },
  'fr.job.not-yet': {
    says: 'Beim Gespräch darf man Ihnen nicht kündigen. Der Brief darf frühestens zwei Werktage später abgeschickt werden.',
  },
  'fr.job.not-yet-waive': {
    says: 'Niemand kann Sie durch eine Unterschrift auf der Schlussabrechnung (solde de tout compte) zum Verzicht bringen. Sie haben sechs Monate, um zu widersprechen.',
  },
  'fr.job.rights-summary': {
    says: 'Sie haben das Recht auf ein Gespräch, einen klaren Grund, eine Kündigungsfrist, Zahlungen und einen Richter.',
  },
  'fr.job.know-adviser': {
    says: 'Gibt es im Betrieb keine Personalvertretung, kann ein kostenloser Berater von außen (conseiller du salarié) mit Ihnen kommen.',
    learnMore:
      'Die Liste liegt im Rathaus und beim Arbeitsamt (inspection du travail). Die Einladung muss das sagen.',
  },
  'fr.job.know-benefits': {
    says: 'Nach jeder Kündigung durch den Arbeitgeber, auch bei schwerem Fehlverhalten (faute grave), können Sie bei France Travail Arbeitslosengeld beantragen.',
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
  'fr.job.deadline-csp': {
    says: 'Sie haben ab dem Angebot 21 Tage, um Ja oder Nein zum Vertrag zur beruflichen Sicherung (CSP) zu sagen. Schweigen heißt Nein.',
    action: 'Über das CSP-Angebot entscheiden',
    consequence: 'Danach gilt das Angebot nicht mehr.',
  },
  'fr.job.deadline-receipt': {
    says: 'Haben Sie die Schlussabrechnung (solde de tout compte) unterschrieben, haben Sie sechs Monate, um ihren Summen zu widersprechen.',
    action: 'Der Schlussabrechnung per Einschreiben widersprechen',
    consequence: 'Danach gelten die genannten Summen als erledigt.',
  },
  'fr.job.step-invite': {
    says: 'Gehen Sie mit einem Kollegen oder Berater zum Gespräch. Hören Sie zu, schreiben Sie mit, unterschreiben Sie dort nichts.',
  },
  'fr.job.step-invite-check': {
    says: 'Zählen Sie die Tage: Zwischen dem Erhalt des Briefes und dem Gespräch müssen fünf volle Werktage liegen.',
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
  'fr.job.step-register': {
    says: 'Melden Sie sich am Tag nach dem Ende Ihres Vertrags bei France Travail. Ihr Arbeitgeber muss Ihnen die Papiere geben.',
  },
  'fr.job.step-papers': {
    says: 'Prüfen Sie Ihre letzten Papiere: Arbeitsbescheinigung, Formular für France Travail, Schlussabrechnung (solde de tout compte).',
  },
  'fr.job.step-dispute': {
    says: 'Sind Sie nicht einverstanden, sagen Sie es per Einschreiben und bieten Sie eine Einigung an. Merken Sie sich die zwölf Monate.',
  },
  'fr.job.right-meeting': {
    says: 'Sie haben das Recht auf ein Gespräch vorher, mit mindestens fünf Werktagen Vorlauf und jemandem an Ihrer Seite.',
  },
  'fr.job.right-reason': {
    says: 'Sie haben das Recht auf einen Brief mit klaren Gründen. Der Richter prüft nur diese.',
  },
  'fr.job.right-notice': {
    says: 'Sie haben das Recht auf eine Kündigungsfrist: einen Monat ab sechs Monaten Arbeit, zwei Monate ab zwei Jahren. Ihr Tarifvertrag (convention collective) kann mehr geben.',
  },
  'fr.job.right-pay': {
    says: 'Nach acht Monaten bekommen Sie eine Abfindung (indemnité de licenciement): ein Viertel Monatslohn je Jahr, ab dem elften Jahr ein Drittel.',
  },
  'fr.job.right-fault': {
    says: 'Bei schwerem Fehlverhalten (faute grave) gibt es keine Kündigungsfrist und keine Abfindung. Nicht genommener Urlaub muss trotzdem bezahlt werden.',
  },
  'fr.job.right-court': {
    says: 'Hat die Kündigung keinen guten Grund, spricht der Richter Geld zu, nach einer Tabelle mit Lohn und Jahren.',
  },
  'fr.job.right-void': {
    says: 'Geschieht sie wegen Krankheit, Schwangerschaft, Herkunft, Gewerkschaftsarbeit oder nach Belästigung, ist sie nichtig. Sie bekommen die Stelle zurück oder mindestens sechs Monatslöhne.',
  },
  'fr.job.right-economic-move': {
    says: 'Vor einer wirtschaftlichen Kündigung (licenciement économique) muss der Arbeitgeber für Sie eine andere Stelle suchen, auch in der Gruppe in Frankreich.',
  },
  'fr.job.right-rehire': {
    says: 'Verlangen Sie es binnen eines Jahres, kommen Sie bei neuen passenden Stellen zuerst.',
  },
  'fr.job.right-csp': {
    says: 'In Firmen unter 1.000 Beschäftigten muss man Ihnen den Vertrag zur beruflichen Sicherung (CSP) anbieten: Weiterbildung und bessere Leistungen.',
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
  'fr.job.option-accept': {
    title: 'Annehmen und fordern, was Ihnen zusteht',
    says: 'Prüfen Sie Kündigungsfrist, Abfindung und Urlaubsgeld. Melden Sie sich bei France Travail.',
    cost: 'Nichts.',
    time: 'Ein Tag.',
    risk: 'War der Grund schlecht, entgeht Ihnen vielleicht Geld.',
    bestFor: 'Der Grund stimmt und die Summen passen.',
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
  'fr.job.element-meeting': {
    name: 'Das Gespräch vorher',
    says: 'Zuerst muss es ein Gespräch gegeben haben.',
    ifMissing:
      'Wir sehen kein Gespräch erwähnt. Gab es keines, können Sie bis zu einem Monatslohn bekommen.',
  },
  'fr.job.element-adviser': {
    name: 'Dass Sie jemanden mitbringen dürfen',
    says: 'Die Einladung muss sagen, dass Sie jemanden mitbringen dürfen.',
    ifMissing:
      'Wir sehen nicht, dass Sie jemanden mitbringen dürfen. Notieren Sie es: Das kann Ihnen Geld bringen.',
  },
  'fr.job.right-sanction-meeting': {
    says: 'Vor einer Strafe, die Ihre Stelle berührt, muss man Sie zu einem Gespräch laden. Sie dürfen einen Kollegen mitbringen, und der Grund muss schriftlich kommen.',
  },
  'fr.job.right-two-months': {
    says: 'Ein Fehlverhalten, das man seit mehr als zwei Monaten kennt, darf man nicht mehr bestrafen. Eine zu harte Strafe kann ein Richter aufheben.',
  },
}
