/** What can still be done when the day in a court paper or a statutory demand is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_DE: Words = {
  'gb.late.ni-want': {
    says: 'Das Gericht wollte Ihre Antwort. Der Tag dafür ist vorbei, also hat es vielleicht schon entschieden.',
  },
  'gb.late.ni-step': {
    says: 'Rufen Sie heute das Gericht mit der Fallnummer an. Fragen Sie, ob es eine Entscheidung (decree) gibt. Wenn nicht, schicken Sie sofort Ihr Antwortformular.',
  },
  'gb.late.ni-rights': {
    says: 'Ohne Entscheidung kann eine späte Antwort noch zählen. Gibt es eine, können Sie bitten, sie aufzuheben oder in Raten zu zahlen.',
  },
  'gb.late.ni-not-yet': {
    says: 'Lohn oder Sachen können nur nach einer Entscheidung (decree) und nur durch das Enforcement of Judgments Office gepfändet werden.',
  },
  'gb.late.ni-option': {
    says: 'Bitten Sie das Gericht um das Formular. Sagen Sie, warum Sie nicht geantwortet haben und was gegen die Forderung spricht.',
    title: 'Die Entscheidung aufheben lassen',
    cost: 'Es kann eine Gerichtsgebühr geben.',
    time: 'Sofort.',
    risk: 'Ohne echten Grund kann das Gericht ablehnen.',
    bestFor: 'Es hat ohne Sie entschieden, und die Forderung ist falsch.',
  },
  'gb.late.claim-want': {
    says: 'Das Gericht wollte Ihre Antwort. Die Zeit dafür scheint vorbei, also gibt es vielleicht schon ein Urteil.',
  },
  'gb.late.possession-want': {
    says: 'Man hat bei Gericht verlangt, dass Sie Ihre Wohnung aufgeben. Der Tag in den Papieren ist vorbei, also hat ein Gericht vielleicht entschieden.',
  },
  'gb.late.possession-reality': {
    says: 'Ziehen Sie nicht von selbst aus. Auch mit Urteil dürfen nur Gerichtsvollzieher räumen, und manchmal kann ein Gericht das noch stoppen oder aufschieben.',
  },
  'gb.late.possession-step': {
    says: 'Rufen Sie heute das Gericht mit der Fallnummer an. Fragen Sie, was entschieden ist und ob noch ein Termin kommt. Wenn ja, gehen Sie hin, auch ohne Formular.',
  },
  'gb.late.possession-option': {
    says: 'Schicken Sie das Formular N244. Sagen Sie, warum Sie nicht da waren oder nicht geantwortet haben und was Sie jetzt zahlen können. Bitten Sie, dass die Räumung wartet.',
    title: 'Das Gericht um neue Prüfung oder Aufschub bitten',
    cost: 'Eine Gebühr. Mit wenig Geld können Sie Hilfe dafür beantragen.',
    time: 'Heute, bevor die Gerichtsvollzieher kommen.',
    risk: 'Das Gericht kann ablehnen. Bei manchen Urteilen kann es wenig helfen.',
    bestFor: 'Es gibt ein Urteil, und Sie wollen bleiben.',
  },
  'gb.late.goods-want': {
    says: 'Man hat bei Gericht verlangt, dass Sie die Sache zurückgeben oder zahlen. Der Tag in den Papieren ist vorbei, also ist vielleicht entschieden.',
  },
  'gb.late.goods-step': {
    says: 'Rufen Sie heute das Gericht an und fragen Sie, was entschieden ist. Sprechen Sie mit einer kostenlosen Schuldnerberatung, bevor Sie etwas zurückgeben: Das Gericht kann ändern, was es angeordnet hat.',
  },
  'gb.late.scotland-tribunal-want': {
    says: 'Jemand hat beim Wohnungsgericht (tribunal) eine Anordnung gegen Sie verlangt. Der Tag in den Papieren ist vorbei, also ist vielleicht entschieden.',
  },
  'gb.late.scotland-tribunal-step': {
    says: 'Rufen Sie heute das Tribunal mit der Fallnummer an. Fragen Sie, ob es entschieden hat. Kommt noch ein Gespräch oder Termin, nehmen Sie teil.',
  },
  'gb.late.scotland-tribunal-recall': {
    says: 'Hat es ohne Sie entschieden? Bitten Sie sofort schriftlich um Aufhebung (recall). Sie haben 14 Tage ab der Entscheidung. Sind sie vorbei, fragen Sie heute Shelter Scotland, was noch geht.',
  },
  'gb.late.demand-rights': {
    says: 'Die 18 und 21 Tage scheinen vorbei. Mit gutem Grund kann das Gericht noch einen späten Einwand zulassen, solange niemand Ihre Insolvenz (bankruptcy) beantragt hat.',
  },
  'gb.late.demand-not-yet': {
    says: 'Dieses Schreiben allein macht Sie nicht bankrott. Nötig ist ein Antrag (petition), der Ihnen übergeben wird, und dann ein Gerichtstermin.',
  },
  'gb.late.demand-step': {
    says: 'Rufen Sie heute eine kostenlose Schuldnerberatung an. Fragen Sie, ob jemand Ihre Insolvenz beantragt hat. Wenn ja, gehen Sie zum Termin: Sie können noch widersprechen oder Zahlung anbieten.',
  },
}
