/** The largest towns and cities of the United Kingdom and their nations: people name where they live, not its law. */
import type { Nation } from '@plainletter/contracts/country'

const TOWNS = {
  england: `
    london birmingham leeds sheffield manchester liverpool bristol leicester coventry bradford nottingham
    hull newcastle stoke plymouth derby southampton portsmouth brighton luton wolverhampton sunderland
    norwich oxford cambridge york reading bolton blackpool bournemouth middlesbrough peterborough
    huddersfield swindon ipswich stockport exeter gloucester blackburn oldham rotherham doncaster barnsley
    wigan salford preston warrington northampton chelmsford colchester crawley slough basingstoke telford
    lincoln worcester rochdale gateshead hartlepool carlisle grimsby hastings maidstone cheltenham croydon
    watford stevenage southend camden hackney lambeth tottenham walsall dudley solihull burnley wakefield
    kent essex cornwall devon dorset somerset surrey sussex hampshire norfolk suffolk yorkshire lancashire cumbria
    northumberland merseyside cheshire derbyshire nottinghamshire lincolnshire leicestershire warwickshire
    staffordshire shropshire wiltshire berkshire buckinghamshire oxfordshire hertfordshire bedfordshire
    cambridgeshire gloucestershire worcestershire herefordshire`,
  scotland: `
    glasgow edinburgh aberdeen dundee inverness paisley stirling perth kilmarnock dunfermline leith
    livingston cumbernauld hamilton ayr falkirk greenock motherwell kirkcaldy glenrothes fife elgin oban`,
  wales: `
    cardiff swansea wrexham barry neath cwmbran llanelli merthyr caerphilly bridgend aberystwyth
    carmarthen pontypridd rhyl llandudno caernarfon`,
  northern_ireland: `
    belfast derry londonderry lisburn newry armagh craigavon newtownabbey ballymena newtownards
    coleraine omagh larne antrim enniskillen strabane portadown tyrone`,
} as const satisfies Record<Nation, string>

const NATION_OF: ReadonlyMap<string, Nation> = new Map(
  (['england', 'scotland', 'wales', 'northern_ireland'] as const).flatMap((nation) =>
    TOWNS[nation]
      .trim()
      .split(/\s+/)
      .map((town): [string, Nation] => [town, nation]),
  ),
)

const STREET = /^ (?:road|street|lane|avenue|close|drive|way|building society|finance|bank)\b/i
const PLACED =
  /\b(?:in|im in|i'm in|near|from|at|live in|living in|rent in|flat in|based in|council|, )\s*$/i

/** The nations of the towns that a text names, each town once. In running words a place needs its "in", a capital letter, or an end of a typed line. */
export function townsOf(text: string): Nation[] {
  const seen = new Map<string, Nation>()
  for (const match of text.slice(0, 20_000).matchAll(/\p{L}{3,14}/gu)) {
    const town = match[0].toLowerCase()
    const nation = NATION_OF.get(town)
    if (nation === undefined || seen.has(town)) continue
    if (STREET.test(text.slice(match.index + town.length, match.index + town.length + 20))) continue
    const isPlaced = PLACED.test(text.slice(Math.max(0, match.index - 14), match.index))
    const isName = /^\p{Lu}/u.test(match[0]) || isAtEdge(text, match)
    if (isPlaced || (isName && !OTHER_WORD.test(town))) seen.set(town, nation)
  }
  return Array.from(seen.values())
}

/** Names of people and other words besides. */
const OTHER_WORD =
  /^(?:reading|perth|barry|hull|derby|hamilton|lincoln|preston|sale|bath|kent|devon|fife|tyrone)$/

/** "cardiff flat full of damp", "boss didnt pay me lisburn": a few typed words begin or end with the place. */
function isAtEdge(text: string, { 0: word, index }: RegExpExecArray): boolean {
  if (text.length > TYPED || text.includes('\n')) return false
  return index === 0 || /^[\s.?!]*$/.test(text.slice(index + word.length))
}

const TYPED = 300
