/** The words of the rows in final-answer.ts. */
import type { Language } from '@plainletter/contracts/country'
import type { RowWords, Words } from '@plainletter/contracts/rule'

import { bodyOf, isCounted } from './final-answer.ts'
import type { Country, Time } from './final-answer.ts'

type Parts = {
  step: (cost: string, names: string) => string
  free: string
  fee: string
  look: string
  time: Record<Time, string>
  option: RowWords
  /** The cost of the option, without and with a fee. */
  costs: readonly [string, string]
  deadline: RowWords
}

/** The words by row id. None for English, which the row itself has. */
export function finalAnswerWords(country: Country, language: Language): Words {
  const parts = PARTS[language]
  if (!parts) return {}
  const { names, time, hasFee } = bodyOf(country)
  const step = parts.step(hasFee ? parts.fee : parts.free, names)
  const last = time ? parts.time[time] : parts.look
  const gap = language === 'ja' ? '' : ' '
  return {
    [`${country}.final-answer.step`]: { says: `${step}${gap}${last}` },
    [`${country}.final-answer.option`]: { ...parts.option, cost: parts.costs[hasFee ? 1 : 0] },
    ...(time && isCounted(time)
      ? { [`${country}.final-answer.deadline`]: { ...parts.deadline, says: last } }
      : {}),
  }
}

const PARTS: Partial<Record<Language, Parts>> = {
  de: {
    step: (cost, names) =>
      `Die Firma hat zuletzt Nein gesagt. Senden Sie Ihre Beschwerde jetzt ${cost} an die Stelle, die der Brief nennt (${names}).`,
    free: 'kostenlos',
    fee: 'gegen eine kleine Gebühr',
    look: 'Suchen Sie im Brief nach einem letzten Tag.',
    time: {
      six_months: 'Sie haben sechs Monate ab dem Datum dieses Briefs.',
      two_years: 'Sie haben meist zwei Jahre ab diesem Brief.',
      six_years: 'Sie haben meist sechs Jahre, aber gehen Sie bald.',
      days_180: 'Sie haben 180 Tage ab diesem Brief.',
      three_months: 'Sie haben drei Monate ab diesem Brief.',
      year: 'Sie haben ein Jahr ab dem Tag Ihrer Beschwerde bei der Firma.',
    },
    option: {
      title: 'Zu der Stelle gehen, die der Brief nennt',
      says: 'Senden Sie ihr Ihre Beschwerde und diesen Brief. Sie prüft die Sache neu.',
      time: 'Wochen bis Monate.',
      risk: 'Keines, wenn Sie den letzten Tag einhalten.',
      bestFor: 'Die Firma hat ihr letztes Wort gesagt.',
    },
    costs: ['Nichts.', 'Eine kleine Gebühr.'],
    deadline: {
      action: 'Die Beschwerde an die Stelle senden, die der Brief nennt',
      consequence: 'Danach kann sie die Sache meist nicht mehr prüfen.',
    },
  },
  fr: {
    step: (cost, names) =>
      `L’entreprise a donné sa dernière réponse. Envoyez maintenant votre plainte, ${cost}, à l’organisme que la lettre nomme (${names}).`,
    free: 'gratuitement',
    fee: 'contre une petite somme',
    look: 'Cherchez un dernier jour dans la lettre.',
    time: {
      six_months: 'Vous avez six mois à partir de la date de cette lettre.',
      two_years: 'Vous avez le plus souvent deux ans à partir de cette lettre.',
      six_years: 'Vous avez le plus souvent six ans, mais faites-le vite.',
      days_180: 'Vous avez 180 jours à partir de cette lettre.',
      three_months: 'Vous avez trois mois à partir de cette lettre.',
      year: 'Vous avez un an à partir du jour de votre réclamation à l’entreprise.',
    },
    option: {
      title: 'Aller à l’organisme que la lettre nomme',
      says: 'Envoyez-lui votre plainte et cette lettre. Il regarde l’affaire à nouveau.',
      time: 'Des semaines à des mois.',
      risk: 'Aucun, si vous respectez le dernier jour.',
      bestFor: 'L’entreprise a dit son dernier mot.',
    },
    costs: ['Rien.', 'Une petite somme.'],
    deadline: {
      action: 'Envoyer votre plainte à l’organisme que la lettre nomme',
      consequence: 'Après, il ne peut le plus souvent plus l’examiner.',
    },
  },
  es: {
    step: (cost, names) =>
      `La empresa ha dado su última respuesta. Envíe ahora su queja, ${cost}, al organismo que nombra la carta (${names}).`,
    free: 'gratis',
    fee: 'por una pequeña tasa',
    look: 'Busque en la carta un último día.',
    time: {
      six_months: 'Tiene seis meses desde la fecha de esta carta.',
      two_years: 'Suele tener dos años desde esta carta.',
      six_years: 'Suele tener seis años, pero hágalo pronto.',
      days_180: 'Tiene 180 días desde esta carta.',
      three_months: 'Tiene tres meses desde esta carta.',
      year: 'Tiene un año desde el día en que reclamó a la empresa.',
    },
    option: {
      title: 'Ir al organismo que nombra la carta',
      says: 'Envíele su queja y esta carta. Mira el asunto de nuevo.',
      time: 'De semanas a meses.',
      risk: 'Ninguno, si respeta el último día.',
      bestFor: 'La empresa ha dicho su última palabra.',
    },
    costs: ['Nada.', 'Una pequeña tasa.'],
    deadline: {
      action: 'Enviar su queja al organismo que nombra la carta',
      consequence: 'Después, por lo general, ya no puede verla.',
    },
  },
  it: {
    step: (cost, names) =>
      `La ditta ha dato la sua ultima risposta. Ora mandi il Suo reclamo, ${cost}, all’organismo che la lettera nomina (${names}).`,
    free: 'gratis',
    fee: 'con una piccola spesa',
    look: 'Cerchi nella lettera un ultimo giorno.',
    time: {
      six_months: 'Ha sei mesi dalla data di questa lettera.',
      two_years: 'Di solito ha due anni da questa lettera.',
      six_years: 'Di solito ha sei anni, ma lo faccia presto.',
      days_180: 'Ha 180 giorni da questa lettera.',
      three_months: 'Ha tre mesi da questa lettera.',
      year: 'Ha un anno dal giorno del reclamo alla ditta.',
    },
    option: {
      title: 'Andare all’organismo che la lettera nomina',
      says: 'Gli mandi il Suo reclamo e questa lettera. Guarda la cosa da capo.',
      time: 'Da settimane a mesi.',
      risk: 'Nessuno, se rispetta l’ultimo giorno.',
      bestFor: 'La ditta ha detto la sua ultima parola.',
    },
    costs: ['Nulla.', 'Una piccola spesa.'],
    deadline: {
      action: 'Mandare il reclamo all’organismo che la lettera nomina',
      consequence: 'Dopo, di solito, non può più esaminarlo.',
    },
  },
  nl: {
    step: (cost, names) =>
      `De firma heeft haar laatste antwoord gegeven. Stuur uw klacht nu ${cost} naar de instantie die de brief noemt (${names}).`,
    free: 'gratis',
    fee: 'voor een klein bedrag',
    look: 'Zoek in de brief naar een laatste dag.',
    time: {
      six_months: 'U hebt zes maanden vanaf de datum van deze brief.',
      two_years: 'U hebt meestal twee jaar vanaf deze brief.',
      six_years: 'U hebt meestal zes jaar, maar doe het snel.',
      days_180: 'U hebt 180 dagen vanaf deze brief.',
      three_months: 'U hebt drie maanden vanaf deze brief.',
      year: 'U hebt een jaar vanaf de dag van uw klacht bij de firma.',
    },
    option: {
      title: 'Naar de instantie gaan die de brief noemt',
      says: 'Stuur haar uw klacht en deze brief. Zij kijkt er opnieuw naar.',
      time: 'Weken tot maanden.',
      risk: 'Geen, als u de laatste dag haalt.',
      bestFor: 'De firma heeft haar laatste woord gezegd.',
    },
    costs: ['Niets.', 'Een klein bedrag.'],
    deadline: {
      action: 'Uw klacht sturen naar de instantie die de brief noemt',
      consequence: 'Daarna kan zij er meestal niet meer naar kijken.',
    },
  },
  ja: {
    step: (cost, names) =>
      `会社の最後の回答です。次は、手紙に書かれた機関（${names}）に${cost}申し立てます。`,
    free: '無料で',
    fee: '少額の手数料で',
    look: '手紙に期限がないか見てください。',
    time: {
      six_months: '手紙の日付から6か月以内です。',
      two_years: '多くは、この手紙から2年以内です。',
      six_years: '多くは6年以内ですが、早めに出してください。',
      days_180: 'この手紙から180日以内です。',
      three_months: 'この手紙から3か月以内です。',
      year: '会社に苦情を出した日から1年以内です。',
    },
    option: {
      title: '手紙に書かれた機関に申し立てる',
      says: '苦情とこの手紙を送ります。その機関が改めて調べます。',
      time: '数週間から数か月。',
      risk: '期限を守れば、ありません。',
      bestFor: '会社が最後の回答をしたとき。',
    },
    costs: ['無料。', '少額の手数料。'],
    deadline: {
      action: '手紙に書かれた機関に苦情を送る',
      consequence: 'その後は、多くの場合、調べてもらえません。',
    },
  },
}
