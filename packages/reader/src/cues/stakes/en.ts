/** English: what is at stake. */
import type { Stakes } from '../stakes.ts'

/** Papers of a court, an officer, a lost home or job. */
const AT_STAKE =
  /\b(?:court (?:claim|papers|form|date|hearing)|hearing|(?<!(?:straight to|disputes?|tenancy|at the|to the|the) )tribunal|(?:enforcement agents?|bailiffs?|debt collectors?)\b[^.?!\n]{0,60}\b(?:attended|will be back|be back with|coming back|a van)|charge for payment|sheriff officers?|(?<!(?:can|could|should|may) i )chang(?:e|ing|ed) (?:the|my) locks|out by (?:\w+day|tomorrow|the end)|(?:until|till|by) (?:\w+day|tomorrow|tonight|the end of (?:the )?\w+) to (?:leave|get out|move(?: out)?|pack)|(?:changed|changing) the (?:locks?|code|keys?)|(?:kicked|kicking|throw(?:n|ing)?) (?:me|us) out|claim form|summons|evicted|eviction (?:notice|date)|bailiffs? (?:are )?at (?:the|my|our) door|bailiffs?\b[^.?!\n]{0,40}\b(?:is|are|has|have|want to take|came|coming|turned up|outside|left|will)|possession order|section 21|notice to quit|(?:was|were|been|got|am|being|getting|he|she|they) (?:\w+ )?(?:sacked|dismissed|fired)(?! if)|(?:been|got|was) arrested|arraignment|locked (?:me|us) out|homeless|statutory demand|bankrupt(?:cy)?|warrant|enforcement notice|notice of enforcement|deport(?:ed|ation)?|single justice|\d+[- ]day (?:eviction )?notice|notice (?:taped|posted|stuck) (?:to|on)|(?:i have|i've got|i've had|he has|she has|they have|(?<!never )got|found out[^.?!]{0,50}have) (?:an? )?(?:old |default )?(?:ccj|county court judg\w+)\b|ccj (?:for £|against me|registered|entered)|judgment (?:against me|was entered)|repo(?:'?d|ed|ssessed)|(?:car|truck|van) (?:was|got|has been) (?:taken|towed by the bank)|served (?:me|us)?(?: with)? (?:papers|a summons)|lawsuit|plead(?:ing)? (?:not )?guilty|prosecuted)\b/i

/** Somebody at the door or at the car now. */
const AT_THE_DOOR =
  /\b(?:man|men|someone|somebody|guy|bloke|agent|officer|bailiffs?|company|firm|they(?:'re| are)?)\b[^.?!\n]{0,60}\b(?:at (?:the|my|our) door (?:right )?now|(?:sat |parked |waiting )?outside|on (?:the|my) doorstep|in a van)\b|\b(?:put|putting|stuck) (?:a )?(?:wheel )?clamps? on\b|\b(?:has|have|'ve|is|been|got) (?:just )?clamp(?:ed)?\b|\bfraud (?:team|department)\b[^.?!\n]{0,80}\b(?:on the (?:phone|line|other line)|ringing|calling)/i

/** A fraud at work, a dismissal told plainly, a solicitor with a day set. */
const HIGH_FACTS =
  /\b(?:[1-5]|one|two|three|four|five) (?:working |business )?days? to (?:sign|accept|decide|agree)\b|\b(?:got|have|given) until (?:this |next )?(?:\w+day|tomorrow|tonight)\b|\b(?:boss|manager|employer|work|company|they|he|she)(?:'s| has| have)? (?:just )?(?:sacked|fired|dismissed|let) me\b|\bsack(?:ed)? me\b|(?<!\bif )\b(?:i'?m|i am|been|was|being) let go\b|\bmy (?:job|employment|contract) (?:is|was|has been|ends?) (?:\w+ )?(?:ended|terminated|over|today)\b|\b(?:don'?t|do not|not to) (?:bother )?com(?:e|ing) (?:back|in)(?: (?:again|anymore|any more|on \w+day|to work))?\b[^.?!]{0,60}\b(?:fit|work|shift|job|again|needed|anymore)\b|\bunfair dismissal\b|\bloan ?shark\b|\bkept my (?:bank )?card\b|\bsend (?:someone|somebody|the boys) round\b|\bsolicitors?\b[^?]{0,300}\b(?:sue|court)\b|\b(?:final notice|summons)\b|\b(?:can|could|will) (?:the )?(?:bailiffs?|enforcement agents?)\b|\bscam\b[^.]{0,200}\b(?:link|paid|sent|transfer\w*|tomor+ow|today|bailiffs?)\b/i

/** Agents who have written or called and mean to come back, or details already given to a fraud. */
const AT_WORK =
  /\bbailiffs?\b[^.?!\n,]{0,80}\b(?:they'?ll|they will|will|going to) (?:come|coming|call|get) (?:back|in|round|again)\b|\b(?:link|text|email|call(?:er)?|web ?site)\b[^]{0,400}\b(?:put|gave|entered|typed|given|filled in)(?: (?:in|them|him|her))? (?:my|all my) (?:card|bank|details|pin|password)/i

/** A message with a link that asks for money now, told before anybody has paid. */
const LURE =
  /\b(?:text|sms|whatsapp|email|e-mail|message)\b[^]{0,300}\b(?:pay now|unpaid (?:shipping|customs|delivery|toll)|verify your|suspended|click|fee)\b[^]{0,200}(?:https?:|www\.|\b[\w-]+\.(?:com|net|org|info|xyz|top)\b)|\b(?:asked|wanted|needed)\b[^.]{0,120}\b(?:pin|password|security code|passcode)\b|\bwithdraw\b[^]{0,160}\b(?:pay|fee|tax)\b[^]{0,60}\bfirst\b/i

/** Held or put out now: a cell, a cut supply, a door taken away, hours to answer. */
const NOW =
  /\b(?:taken|took|removed)\b[^.?!\n]{0,40}\bdoor\b[^.?!\n]{0,20}\boff\b|\blocksmith\b|\bmust (?:leave|move out|be out)\b|\bbailiffs? at (?:my|our|her|his|their) [^.?!\n]{0,20}door\b|\b(?:got|have|has|only|giv\w+ (?:me|us|him|her)|gave (?:me|us|him|her)|within) (?:24|48|72) ?(?:hrs?|hours)\b|\bwrit of (?:restitution|possession|execution)\b|\bunlawful detainer\b|\b(?:picked up|detained|held|taken)\b[^.?!\n]{0,30}\b(?:immigration|ice)\b|\bimmigration hold\b|\bwalked (?:me|him|her|us|them) out\b|\bsign\b[^.?!\n]{0,30}\bby (?:\w+day|tomorrow|tonight|noon|5 ?pm)\b|\bnotice of termination\b|\bleave to remain\b[^.?!\n]{0,60}\brefused\b|\b(?:visa|ilr|asylum|application)\b[^.?!\n]{0,60}\brefused\b[^]{0,200}\b(?:[1-9]|1[0-4]) days\b|\b(?:it'?s|is) my home\b|\b(?:power|electric\w*|gas|water|heat(?:ing)?)\b(?:(?!never)[^.?!\n]){0,30}\b(?:cut off|shut off|turned off|disconnected)\b|\benforcement officer\b[^.?!\n]{0,40}\b(?:left|came|called|has|is)\b|\bforeclos\w+\b|\bgarnish\w*\b[^.?!\n]{0,40}\b(?:my|his|her)\b/i

export const EN_STAKES: Stakes = {
  pressing: [AT_STAKE, HIGH_FACTS, AT_WORK, AT_THE_DOOR, LURE, NOW],
  told: /\b(?:got|gotten|had|has|have (?:been|had|got)|i've|we've|was|were|been|did|didn'?t|won'?t|wouldn'?t|refus\w+|sa(?:id|ys|ying)|told|tells?|sent|sends?|wants?|threaten\w*|bought|sold|paid|made|gave|took|left|lost|received|signed|asked|changed|charged|fined|yesterday|today|tomorrow|tonight|last (?:week|month|year)|since|ago|keeps?|still|now)\b/i,
  decides:
    /\b(?:request for (?:further )?(?:evidence|information)|(?:application|visa|permit|claim)\b[^.\n]{0,80}\b(?:doesn't meet|does not meet|(?:has|have) been refused|refused|denied|declined|incomplete)|i(?:'m| am) refusing|(?:minded|intend|proposing|intention) to (?:refuse|decline|revoke|cancel|suspend)|prejudicial information|subpoena|commanded to appear|jury (?:duty|summons|questionnaire)|(?:for|to) jury service|(?:internal|mandatory|administrative) review|review in writing|request a (?:hearing|review|reconsideration)|right (?:of|to) appeal|appeal is (?:not valid|invalid|now closed)|appeal (?:has been|was) (?:dismissed|rejected|refused)|order of suspension|driving privileges? (?:is|are|will be)|performance improvement plan|(?:written|final|formal) warning|disciplinary (?:hearing|meeting|investigation|action)|(?:gross|serious) misconduct|show cause|allegation|special assessment|rent (?:adjustment|increase|change)|monthly rent\b[^.\n]{0,60}\b(?:change|increase)|estimates? in (?:respect|relation) (?:of|to)|observations in writing|written observations|planning (?:enforcement|contravention)|licen[cs]e (?:suspension|revocation))\b/i,
  refuses: null,
  removes: null,
  loses:
    /\bnotice of adverse action\b|\b(?:benefits?|assistance|medicaid|snap|coverage|allowance|(?:independence|support) payment|universal credit|pension)\b[^.]{0,60}\b(?:(?:will|may|could|can) (?:be )?|case (?:is )?|(?:has|have) been |(?:is|are) being )(?:terminat(?:ed?|ing)|stop(?:ped|ping)?|end(?:ed|ing)?|discontinued?|clos(?:ed?|ing)|suspended)\b|\bdisqualified from (?:receiving )?benefits\b|\b(?:unable to pay you|cannot pay you|not pay you any) benefits?\b|\bbenefits? after: ?[$£€]0\b|\blicen[cs]e\b[^.]{0,40}\b(?:will be|is|has been) (?:suspended|revoked|disqualified)\b|\bnotice of (?:licen[cs]e )?suspension\b|\bexpulsion (?:hearing|meeting)|\brecommend\w*[^.]{0,40}\bexpulsion\b|\bpermanent(?:ly)? exclu(?:sion|ded)\b|\bwithdraw you from (?:your|the) (?:course|stud)|\brepossession (?:warning|notice)\b|\btake possession of the goods\b/i,
  asking: null,
  toldLimit: null,
  ofOffices: null,
}
