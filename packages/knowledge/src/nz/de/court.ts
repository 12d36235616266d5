/** Claims before a court: the papers, the days to answer and the defence: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_DE: Words = {
  'nz.claim.want': {
    says: 'Sie können antworten und Ihre Seite erzählen. Suchen Sie den letzten Tag dafür.',
  },
  'nz.claim.reality': {
    says: 'Das ist ein echter Schritt vor Gericht. Es ist noch kein Urteil. Antworten Sie rechtzeitig, muss die andere Seite ihren Fall beweisen.',
  },
  'nz.claim.who': {
    says: 'Wer klagt, ist der Kläger (plaintiff oder applicant). Sie sind der Beklagte (defendant oder respondent). Das Gericht ist auf keiner Seite.',
  },
  'nz.claim.rights': {
    says: 'Sie können sich ganz oder teilweise verteidigen, sich einigen oder um Raten bitten.',
  },
  'nz.claim.not-yet': {
    says: 'Ihr Lohn, Ihr Konto und Ihre Sachen sind jetzt noch sicher. Die andere Seite braucht zuerst ein Urteil.',
  },
  'nz.claim.know-tribunal': {
    says: 'Seit dem 24. Januar 2026 hört das Disputes Tribunal bestrittene Forderungen bis 60.000 $. Anwälte dürfen dort nicht auftreten.',
  },
  'nz.claim.right-defend': {
    says: 'Sie haben das Recht, eine Verteidigung (statement of defence) einzureichen und gehört zu werden.',
  },
  'nz.claim.right-transfer': {
    says: 'Bestreiten Sie eine Forderung bis 60.000 $, können Sie bitten, sie an das Disputes Tribunal zu geben.',
  },
  'nz.claim.right-old': {
    says: 'Sie können sagen, dass die Forderung zu alt ist. Schreiben Sie es in Ihre Verteidigung.',
  },
  'nz.claim.defence': {
    says: 'Sie haben ab der Zustellung 25 Arbeitstage Zeit, eine Verteidigung (defence) einzureichen. Wir zählen zur Sicherheit ab dem Datum des Papiers.',
    action: 'Ihre Verteidigung (statement of defence) beim Gericht einreichen',
    consequence: 'Die andere Seite kann ein Urteil bekommen, ohne dass Sie gehört werden.',
  },
  'nz.claim.step-date': {
    says: 'Schreiben Sie den Tag auf, an dem Sie die Papiere bekamen. In der Mitteilung (notice of proceeding) steht, wie viele Tage Sie haben.',
  },
  'nz.claim.step-help': {
    says: 'Rufen Sie heute Community Law oder Citizens Advice Bureau an. Die Hilfe ist kostenlos.',
  },
  'nz.claim.step-file': {
    says: 'Reichen Sie Ihre Verteidigung (statement of defence) rechtzeitig beim Gericht ein und schicken Sie der anderen Seite eine Kopie.',
  },
  'nz.claim.step-proof': {
    says: 'Sammeln Sie Ihre Unterlagen: Vertrag, Rechnungen, E-Mails und Zahlungsbelege.',
  },
  'nz.claim.opt-defend': {
    says: 'Sagen Sie, was stimmt, was nicht stimmt und warum.',
    title: 'Eine Verteidigung einreichen',
    cost: 'Meist kostenlos.',
    time: '25 Arbeitstage.',
    risk: 'Verlieren Sie, schulden Sie vielleicht Kosten.',
    bestFor: 'Sie schulden es nicht oder nicht alles.',
  },
  'nz.claim.opt-tribunal': {
    says: 'Bitten Sie das Gericht, den Fall abzugeben. Das ist einfacher, und es gibt keine Anwälte.',
    title: 'Um das Disputes Tribunal bitten',
    cost: 'Eine kleine Gebühr oder keine.',
    time: 'Vor dem letzten Tag für die Antwort.',
    risk: 'Ist der Tag nah, reichen Sie auch eine Verteidigung ein.',
    bestFor: 'Sie bestreiten die Forderung und sie beträgt 60.000 $ oder weniger.',
  },
  'nz.claim.opt-settle': {
    says: 'Bieten Sie eine Summe oder einen Plan an. Reichen Sie trotzdem Ihre Verteidigung ein, außer die Einigung ist unterschrieben.',
    title: 'Sich einigen',
    cost: 'Die vereinbarte Summe.',
    time: 'Vor dem letzten Tag für die Antwort.',
    risk: 'Kommt keine Einigung, kann die Zeit ablaufen.',
    bestFor: 'Sie schulden es, können aber nicht alles sofort zahlen.',
  },
  'nz.claim.warn-default': {
    says: 'Antworten Sie nicht rechtzeitig, kann das Gericht ohne Sie entscheiden.',
  },
  'nz.claim.right-lender': {
    says: 'Bei einem Kredit muss der Kreditgeber sorgfältig geliehen, die Bedingungen genannt und nur faire Gebühren verlangt haben. Wenn nicht, schreiben Sie das in Ihre Erwiderung.',
  },
}
