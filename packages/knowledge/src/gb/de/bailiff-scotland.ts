/** Court enforcement in Scotland: sheriff officers. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_SCOTLAND_DE: Words = {
  'gb.bailiff.scotland-wants': {
    says: 'Sie sollen eine Schuld zahlen, für die es schon eine Gerichtsentscheidung oder einen summary warrant gibt.',
  },
  'gb.bailiff.scotland-who': {
    says: 'In Schottland vollstrecken Vollzugsbeamte (sheriff officers), nicht bailiffs. Sie gehören zum Gericht, und Gläubiger beauftragen sie.',
  },
  'gb.bailiff.scotland-home': {
    says: 'Vollzugsbeamte (sheriff officers) dürfen nur zum Pfänden in Ihre Wohnung, wenn ein sheriff eine exceptional attachment order erlassen hat. Das ist selten.',
  },
  'gb.bailiff.scotland-reality': {
    says: 'Meist nehmen sie als Nächstes Geld vom Lohn oder Konto. Ein Besuch, um Sachen aus einer Wohnung zu holen, ist selten.',
  },
  'gb.bailiff.scotland-moratorium-fact': {
    says: 'In Schottland können Sie ein Moratorium beantragen. Es stoppt die meiste Vollstreckung für 6 Monate. Sie können es selbst beantragen.',
    learnMore:
      'So haben Sie Zeit für Rat zu einem Zahlungsplan, einem trust deed oder Insolvenz. Zinsen stoppt es nicht.',
  },
  'gb.bailiff.scotland-right-exempt': {
    says: 'Sie müssen Werkzeug für Ihre Arbeit dalassen und ein Auto, das Sie wirklich brauchen, bis zu einem festen Wert.',
  },
  'gb.bailiff.scotland-right-package': {
    says: 'Bevor Sachen gepfändet werden, müssen Sie ein Informationspaket bekommen (debt advice and information package).',
  },
  'gb.bailiff.scotland-right-bank': {
    says: 'Wird Ihr Konto gepfändet, bleibt Ihnen ein Mindestbetrag. Sie können das Gericht bitten, eine unzumutbar harte Pfändung aufzuheben.',
  },
  'gb.bailiff.scotland-step-call': {
    says: 'Rufen Sie die Vollzugsbeamten (sheriff officers) an, bevor die Frist im Brief endet. Bieten Sie an, was Sie durchhalten, und notieren Sie den Namen.',
  },
  'gb.bailiff.scotland-over-call': {
    says: 'Rufen Sie die Vollzugsbeamten (sheriff officers) heute an, auch wenn die Frist im Brief vorbei ist. Bieten Sie an, was Sie durchhalten, und notieren Sie den Namen.',
  },
  'gb.bailiff.scotland-step-moratorium': {
    says: 'Können Sie nicht zahlen? Beantragen Sie beim Accountant in Bankruptcy das Moratorium von 6 Monaten. Holen Sie zuerst kostenlosen Rat.',
  },
  'gb.bailiff.scotland-step-advice': {
    says: 'Holen Sie kostenlosen Rat bei Citizens Advice Scotland oder National Debtline. Fragen Sie nach dem Debt Arrangement Scheme.',
  },
  'gb.bailiff.scotland-step-check': {
    says: 'Ist die Schuld falsch? Verlangen Sie eine Kopie der Gerichtsentscheidung (decree) oder des summary warrant. Schreiben Sie dem Gläubiger, warum.',
  },
  'gb.bailiff.scotland-option-plan': {
    says: 'Bieten Sie eine Summe an, die Sie durchhalten, und verlangen Sie den Plan schriftlich.',
    title: 'Raten mit den Vollzugsbeamten vereinbaren',
    cost: 'Was Sie anbieten',
    time: 'Bevor die Zahlungsaufforderung (charge) abläuft',
    risk: 'Verpassen Sie eine Rate, können sie Lohn oder Konto pfänden.',
    bestFor: 'Sie schulden es und können nach und nach zahlen.',
  },
  'gb.bailiff.scotland-option-help': {
    says: 'Eine Schuldnerberatung (money adviser) hilft Ihnen beim Moratorium und bei einem längeren Plan.',
    title: 'Rat holen und das Moratorium nutzen',
    cost: 'Kostenlos',
    time: 'Einige Tage',
    risk: 'Es gibt Zeit. Es löscht die Schuld nicht.',
    bestFor: 'Sie haben mehrere Schulden oder können nicht zahlen.',
  },
  'gb.bailiff.scotland-step-read': {
    says: 'Prüfen Sie Schuld, Summe und Daten. Ist etwas falsch, schreiben Sie es sofort dem Gläubiger.',
  },
  'gb.bailiff.scotland-right-harsh': {
    says: 'Trifft der Verlust Sie oder die Familie zu hart, bitten Sie den Sheriff um Freigabe. Das mandate müssen Sie nicht unterschreiben: Ohne es wartet das Geld 14 Wochen.',
  },
  'gb.bailiff.scotland-right-wages': {
    says: 'Ein Teil jedes Lohns bleibt nach fester Tabelle immer Ihnen. Ist die Anordnung oder Summe falsch, kann der Sheriff das feststellen und Geld zurück anordnen. Auch jetzt können Sie einen Schuldenplan beantragen, auch für council tax. Ist er genehmigt, endet die Pfändung.',
  },
}
