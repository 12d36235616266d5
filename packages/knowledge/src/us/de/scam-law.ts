/** The German words of the rows in ../scam-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_LAW_DE: Words = {
  'us.rescue.want': {
    says: 'Man will Geld oder Ihre Hypothekenzahlungen für das Versprechen, eine Zwangsversteigerung (foreclosure) zu stoppen. Das ist ein häufiger Trick gegen Hausbesitzer.',
  },
  'us.rescue.reality': {
    says: 'Keine Firma kann versprechen, eine Zwangsversteigerung (foreclosure) zu stoppen. Hilfe von einer durch HUD zugelassenen Beratung (HUD-approved counselor) ist kostenlos.',
  },
  'us.rescue.right-no-fee': {
    says: 'Eine Firma, die Hilfe bei Hypotheken anbietet, darf keine Gebühr nehmen, bevor Sie ein schriftliches Hilfsangebot Ihres Kreditgebers unterschrieben haben.',
  },
  'us.rescue.right-talk': {
    says: 'Niemand darf Ihnen sagen, dass Sie nicht mehr mit Ihrem Kreditgeber sprechen sollen. Die Firma muss auch warnen, dass Sie Ihr Haus verlieren können, wenn Sie nicht mehr zahlen.',
  },
  'us.rescue.right-deception': {
    says: 'Falsche Versprechen im Handel brechen Bundesrecht. Sie können sie auf reportfraud.ftc.gov melden.',
  },
  'us.rescue.right-state': {
    says: 'Viele Bundesstaaten haben Gesetze zu Beratern bei Zwangsversteigerung (foreclosure consultants). Oft dürfen Sie kündigen, und Gebühren im Voraus sind verboten.',
  },
  'us.rescue.step': {
    says: 'Zahlen und unterschreiben Sie nichts. Rufen Sie Ihre Hypothekenfirma unter der Nummer Ihrer Abrechnung an, und eine Beratung von HUD (HUD counselor) unter 888-995-4673.',
  },
  'us.rescue.option': {
    says: 'Holen Sie kostenlose Hilfe von einer durch HUD zugelassenen Beratung (HUD-approved counselor) und melden Sie das Angebot.',
    title: 'Kostenlose Hilfe holen und melden',
    cost: 'Kostenlos',
    time: 'Heute',
    risk: 'Keines.',
    bestFor: 'Sie sind mit der Hypothek im Rückstand.',
  },
  'us.prize.right-mail': {
    says: 'Ein echter Gewinn ist kostenlos. Post über Gewinne muss sagen, dass kein Kauf nötig ist und wie die Chancen sind.',
  },
  'us.prize.right-call': {
    says: 'Ein Anrufer muss Ihnen sagen, dass Sie für einen Gewinn nichts zahlen. Einen Anrufer, der Geld will, können Sie melden.',
  },
  'us.prize.reality': {
    says: 'Eine Verlosung, an der Sie nie teilnahmen, können Sie nicht gewinnen. Echte Gewinnfirmen wollen nie zuerst Geld oder Codes.',
  },
  'us.prize.want': {
    says: 'Man will, dass Sie ihre Seite öffnen oder eine Gebühr für einen Gewinn zahlen, den es nicht gibt.',
  },
  'us.prize.step': {
    says: 'Öffnen Sie den Link nicht und geben Sie keinen Code ein. Löschen Sie es und melden Sie es der FTC.',
  },
  'us.scam.right-fraud-crime': {
    says: 'Menschen über Telefon, Nachricht, E-Mail oder Internet zu betrügen ist eine Bundesstraftat (wire fraud). Sie haben nichts falsch gemacht. Melden Sie es auf ic3.gov.',
  },
  'us.scam.right-mail-fraud': {
    says: 'Menschen per Post zu betrügen ist eine Bundesstraftat (mail fraud). Melden Sie es dem Postal Inspection Service auf uspis.gov.',
  },
  'us.scam.right-impersonation': {
    says: 'Es bricht eine Bundesregel, sich als Behörde oder bekannte Firma auszugeben, um Geld zu bekommen.',
  },
  'us.scam.right-ftc-act': {
    says: 'Täuschung im Handel ist verboten. Melden Sie sie auf reportfraud.ftc.gov.',
  },
}
