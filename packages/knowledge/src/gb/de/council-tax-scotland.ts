/** Council tax in Scotland: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_SCOTLAND_DE: Words = {
  'gb.council-tax.scotland-wants': {
    says: 'Die Gemeinde sagt, council tax oder Wassergeld ist verspätet. Sie sollen nachzahlen. Sonst kann sie das ganze Jahr verlangen und dann einen summary warrant beantragen.',
  },
  'gb.council-tax.scotland-wants-year': {
    says: 'Die Gemeinde verlangt jetzt den ganzen Rest des Jahres. Zahlen Sie nicht und vereinbaren Sie keine Raten, kann sie einen summary warrant beantragen. Er bringt 10% Aufschlag.',
  },
  'gb.council-tax.scotland-wants-warrant': {
    says: 'Das Gericht hat einen summary warrant erlassen. Alles ist jetzt fällig, mit 10% Aufschlag.',
  },
  'gb.council-tax.scotland-rights': {
    says: 'Sie können um Raten bitten, Rabatt oder Ermäßigung beantragen und einen falschen Bescheid anfechten.',
  },
  'gb.council-tax.scotland-reality': {
    says: 'In Schottland kann die Gemeinde schnell handeln. Ein summary warrant braucht keine Verhandlung. Rufen Sie vorher an.',
  },
  'gb.council-tax.scotland-reality-warrant': {
    says: 'Vollzugsbeamte (sheriff officers) können jetzt Geld holen. Früh vereinbarte und eingehaltene Raten schützen am besten vor Lohnpfändung oder Kontosperre.',
  },
  'gb.council-tax.scotland-cannot': {
    says: 'Vollzugsbeamte (sheriff officers) können erst handeln, wenn die Gemeinde einen summary warrant oder ein Urteil (decree) hat.',
  },
  'gb.council-tax.scotland-water': {
    says: 'Ihr Bescheid kann Wasser und Abwasser enthalten. Die Ermäßigung (council tax reduction) deckt nicht alles davon.',
    learnMore:
      'Ohne Zähler zieht die Gemeinde Wassergeld mit council tax ein. Lassen Sie sich beide Summen getrennt zeigen.',
  },
  'gb.council-tax.scotland-right-reduction': {
    says: 'Bei wenig Einkommen können Sie council tax reduction beantragen. Die Regeln sind in ganz Schottland gleich.',
  },
  'gb.council-tax.scotland-right-single': {
    says: 'Sind Sie der einzige Erwachsene in der Wohnung, bekommen Sie 25% Rabatt.',
  },
  'gb.council-tax.scotland-right-appeal': {
    says: 'Schreiben Sie zuerst der Gemeinde. Sind Sie weiter nicht einverstanden? Dann können Sie innerhalb von 4 Monaten nach Ihrem ersten Brief zum First-tier Tribunal.',
  },
  'gb.council-tax.scotland-step-catch-up': {
    says: 'Zahlen Sie den verspäteten Teil, wenn möglich, innerhalb von 7 Tagen nach der Erinnerung. Dann bleibt Ihr Monatsplan.',
  },
  'gb.council-tax.scotland-step-call': {
    says: 'Rufen Sie die Gemeinde an und bieten Sie eine Summe an, die Sie durchhalten. Bitten Sie um Aufschub, während Sie Rat holen.',
  },
  'gb.council-tax.scotland-step-reduction': {
    says: 'Beantragen Sie council tax reduction und prüfen Sie jeden Rabatt.',
  },
  'gb.council-tax.scotland-step-moratorium': {
    says: 'Können Sie nicht zahlen? Fragen Sie eine Beratung nach dem Moratorium von 6 Monaten oder dem Debt Arrangement Scheme.',
  },
  'gb.council-tax.scotland-option-plan': {
    says: 'Bieten Sie eine Monatssumme an und verlangen Sie den Plan schriftlich.',
    title: 'Raten vereinbaren',
    cost: 'Was Sie zahlen können',
    time: 'Ein Anruf',
    risk: 'Verpassen Sie eine Rate, können Vollzugsbeamte (sheriff officers) kommen.',
    bestFor: 'Sie schulden es und können nach und nach zahlen.',
  },
  'gb.council-tax.scotland-option-help': {
    says: 'Eine Beratung kann das Moratorium nutzen und eine einzige tragbare Rate einrichten.',
    title: 'Kostenlose Schuldnerberatung holen',
    cost: 'Kostenlos',
    time: 'Einige Tage',
    risk: 'Die Fristen laufen weiter.',
    bestFor: 'Sie haben andere Schulden.',
  },
  'gb.council-tax.scotland-insight-surcharge': {
    says: 'Ein summary warrant schlägt 10% auf die Schuld. Raten davor sparen dieses Geld.',
    actionable: 'Rufen Sie jetzt die Gemeinde an und bitten Sie, keinen warrant zu beantragen.',
  },
  'gb.council-tax.scotland-limitation': {
    says: 'In Schottland bleibt eine Schuld aus council tax bis zu 20 Jahre bestehen.',
    restartedBy:
      'Eine Klage der Gemeinde oder Ihr klares schriftliches Anerkenntnis startet die Zeit neu.',
    from: 'der Tag, an dem die Summe fällig wurde',
  },
  'gb.council-tax.scotland-warning': {
    says: 'Nach einem summary warrant können Lohn oder Konto gepfändet werden. Rufen Sie vorher an.',
  },
}
