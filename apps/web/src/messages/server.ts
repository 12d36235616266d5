/**
 * What the server and the contracts say in English and people read, so that it is translated with the rest. Nothing in the app
 * reads this list: page-language.ts looks such a sentence up by its English. A test holds it against where they are written.
 */
import { msg } from '@lingui/core/macro'

export const SERVER_MESSAGES = [
  msg({
    id: 'server/Please enter a valid email address',
    message: 'Please enter a valid email address',
  }),
  msg({
    id: 'server/Password must be at least 6 characters',
    message: 'Password must be at least 6 characters',
  }),
  msg({
    id: 'server/Password must be at most 256 characters',
    message: 'Password must be at most 256 characters',
  }),
  msg({ id: "server/Passwords don't match", message: "Passwords don't match" }),
  msg({ id: 'server/Reset token is required', message: 'Reset token is required' }),
  msg({
    id: 'server/Password must be at least 6 characters long',
    message: 'Password must be at least 6 characters long',
  }),
  msg({ id: 'server/Verification token is required', message: 'Verification token is required' }),
  msg({ id: 'server/Current password is required', message: 'Current password is required' }),
  msg({
    id: 'server/New password must be at least 6 characters',
    message: 'New password must be at least 6 characters',
  }),
  msg({ id: 'server/Your password is required', message: 'Your password is required' }),
  msg({ id: 'server/Case name is required', message: 'Case name is required' }),
  msg({ id: 'server/Choose between 30 and 2555 days', message: 'Choose between 30 and 2555 days' }),
  msg({
    id: 'server/Use up to 200 characters for the case name',
    message: 'Use up to 200 characters for the case name',
  }),
  msg({
    id: 'server/Use up to 200 characters for the other side',
    message: 'Use up to 200 characters for the other side',
  }),
  msg({
    id: 'server/Use up to 2,000 characters for the description',
    message: 'Use up to 2,000 characters for the description',
  }),
  msg({ id: 'server/Financial Leverage Tactics', message: 'Financial Leverage Tactics' }),
  msg({ id: 'server/Procedural Advantages', message: 'Procedural Advantages' }),
  msg({ id: 'server/Timing Strategies', message: 'Timing Strategies' }),
  msg({
    id: 'server/Disclosure & Information Tactics',
    message: 'Disclosure & Information Tactics',
  }),
  msg({ id: 'server/Settlement Psychology', message: 'Settlement Psychology' }),
  msg({
    id: 'server/Please fill in all required fields.',
    message: 'Please fill in all required fields.',
  }),
  msg({
    id: 'server/Use up to 200 characters for each line.',
    message: 'Use up to 200 characters for each line.',
  }),
  msg({
    id: 'server/Use one line without special characters.',
    message: 'Use one line without special characters.',
  }),
  msg({
    id: 'server/Use up to 5,000 characters for the message.',
    message: 'Use up to 5,000 characters for the message.',
  }),
  msg({ id: 'server/United Kingdom', message: 'United Kingdom' }),
  msg({ id: 'server/United States', message: 'United States' }),
  msg({ id: 'server/New Zealand', message: 'New Zealand' }),
  msg({ id: 'server/Individual Pack', message: 'Individual Pack' }),
  msg({ id: 'server/Business Pack', message: 'Business Pack' }),
  msg({
    id: 'server/Unused credits can be refunded within 14 days. A run that fails is never charged.',
    message: 'Unused credits can be refunded within 14 days. A run that fails is never charged.',
  }),
  msg({ id: 'server/Debt collection letter', message: 'Debt collection letter' }),
  msg({ id: 'server/Council tax letter', message: 'Council tax letter' }),
  msg({ id: 'server/Private parking charge', message: 'Private parking charge' }),
  msg({ id: 'server/Council penalty charge notice', message: 'Council penalty charge notice' }),
  msg({ id: 'server/Bailiff notice', message: 'Bailiff notice' }),
  msg({ id: 'server/Court claim', message: 'Court claim' }),
  msg({ id: 'server/Court judgment', message: 'Court judgment' }),
  msg({ id: 'server/Statutory demand', message: 'Statutory demand' }),
  msg({ id: 'server/Letter before court action', message: 'Letter before court action' }),
  msg({ id: 'server/Music licence letter', message: 'Music licence letter' }),
  msg({ id: 'server/Eviction notice', message: 'Eviction notice' }),
  msg({ id: 'server/Rent arrears letter', message: 'Rent arrears letter' }),
  msg({ id: 'server/Dismissal letter', message: 'Dismissal letter' }),
  msg({ id: 'server/Redundancy notice', message: 'Redundancy notice' }),
  msg({ id: 'server/Benefit overpayment letter', message: 'Benefit overpayment letter' }),
  msg({ id: 'server/Tax demand', message: 'Tax demand' }),
  msg({ id: 'server/Utility bill demand', message: 'Utility bill demand' }),
  msg({ id: 'server/Insurance decision', message: 'Insurance decision' }),
  msg({ id: 'server/Consumer contract dispute', message: 'Consumer contract dispute' }),
  msg({ id: 'server/Cease and desist letter', message: 'Cease and desist letter' }),
  msg({ id: 'server/Copyright claim letter', message: 'Copyright claim letter' }),
  msg({ id: 'server/Likely scam', message: 'Likely scam' }),
  msg({ id: 'server/Your question', message: 'Your question' }),
  msg({ id: 'server/Other document', message: 'Other document' }),
  msg({
    id: 'server/Please fill in the request type, title, and description',
    message: 'Please fill in the request type, title, and description',
  }),
  msg({
    id: 'server/Use up to 4,000 characters for each field.',
    message: 'Use up to 4,000 characters for each field.',
  }),
  msg({
    id: 'server/Use up to 200 characters for the title.',
    message: 'Use up to 200 characters for the title.',
  }),
  msg({ id: 'server/Wrong kind of document', message: 'Wrong kind of document' }),
  msg({
    id: 'server/It is another kind of letter than we say.',
    message: 'It is another kind of letter than we say.',
  }),
  msg({
    id: 'server/Tell us what kind of letter it is, for example: a private parking charge.',
    message: 'Tell us what kind of letter it is, for example: a private parking charge.',
  }),
  msg({ id: 'server/Wrong country or nation', message: 'Wrong country or nation' }),
  msg({
    id: 'server/The law of another place counts.',
    message: 'The law of another place counts.',
  }),
  msg({
    id: 'server/Tell us the country or the nation, for example: Scotland.',
    message: 'Tell us the country or the nation, for example: Scotland.',
  }),
  msg({ id: 'server/Wrong sender', message: 'Wrong sender' }),
  msg({
    id: 'server/The letter is from somebody else.',
    message: 'The letter is from somebody else.',
  }),
  msg({
    id: 'server/Tell us the name of the sender, and nothing else.',
    message: 'Tell us the name of the sender, and nothing else.',
  }),
  msg({ id: 'server/Wrong amount', message: 'Wrong amount' }),
  msg({ id: 'server/They ask for another sum.', message: 'They ask for another sum.' }),
  msg({
    id: 'server/Tell us the sum that they ask for, for example: £412.50.',
    message: 'Tell us the sum that they ask for, for example: £412.50.',
  }),
  msg({ id: 'server/Wrong date', message: 'Wrong date' }),
  msg({ id: 'server/The letter has another date.', message: 'The letter has another date.' }),
  msg({
    id: 'server/Tell us the date of the letter, for example: 3 March 2026.',
    message: 'Tell us the date of the letter, for example: 3 March 2026.',
  }),
  msg({ id: 'server/Something is missing', message: 'Something is missing' }),
  msg({
    id: 'server/We left out something that matters to you.',
    message: 'We left out something that matters to you.',
  }),
  msg({ id: 'server/Tell us what is missing.', message: 'Tell us what is missing.' }),
  msg({ id: 'server/Hard to understand', message: 'Hard to understand' }),
  msg({ id: 'server/The words are not clear.', message: 'The words are not clear.' }),
  msg({ id: 'server/Something else', message: 'Something else' }),
  msg({
    id: 'server/Anything that does not fit above.',
    message: 'Anything that does not fit above.',
  }),
  msg({
    id: 'server/Please fill in all fields: what is wrong, what we said, and what is right.',
    message: 'Please fill in all fields: what is wrong, what we said, and what is right.',
  }),
  msg({
    id: 'server/Use up to 2,000 characters for each field.',
    message: 'Use up to 2,000 characters for each field.',
  }),
  msg({ id: 'server/Help Us Get It Right', message: 'Help Us Get It Right' }),
  msg({
    id: 'server/Tell us what is wrong and what is right. We can read your letter again with it.',
    message: 'Tell us what is wrong and what is right. We can read your letter again with it.',
  }),
  msg({
    id: 'server/You know your letter best. Reading it again is free.',
    message: 'You know your letter best. Reading it again is free.',
  }),
  msg({
    id: 'server/Please enter additional information or a question.',
    message: 'Please enter additional information or a question.',
  }),
  msg({ id: 'server/Use up to 2,000 characters.', message: 'Use up to 2,000 characters.' }),
  msg({ id: 'server/Name a payment', message: 'Name a payment' }),
  msg({
    id: 'server/Please select a response type first.',
    message: 'Please select a response type first.',
  }),
  msg({ id: 'server/Use up to 400 characters here.', message: 'Use up to 400 characters here.' }),
  msg({ id: 'server/Please paste the letter first.', message: 'Please paste the letter first.' }),
  msg({ id: 'server/Use up to 10,000 characters.', message: 'Use up to 10,000 characters.' }),
  msg({
    id: 'server/Use up to 4,000 characters for your situation.',
    message: 'Use up to 4,000 characters for your situation.',
  }),
  msg({
    id: 'server/We do not cover this country yet. Choose one of our 14 countries.',
    message: 'We do not cover this country yet. Choose one of our 14 countries.',
  }),
  msg({ id: 'server/We do not cover this area yet.', message: 'We do not cover this area yet.' }),
  msg({
    id: 'server/Tell us about your situation first.',
    message: 'Tell us about your situation first.',
  }),
  msg({ id: 'server/Too many files', message: 'Too many files' }),
  msg({
    id: 'server/Please select up to 10 files for multi-page documents.',
    message: 'Please select up to 10 files for multi-page documents.',
  }),
  msg({ id: 'server/File too large (max 10MB)', message: 'File too large (max 10MB)' }),
  msg({ id: 'server/Unsupported file type', message: 'Unsupported file type' }),
  msg({ id: 'server/Duplicate files were skipped.', message: 'Duplicate files were skipped.' }),
  msg({
    id: 'server/Country Required: Please select a country/jurisdiction',
    message: 'Country Required: Please select a country/jurisdiction',
  }),
  msg({
    id: 'server/Document Required: Please provide either a document or text question',
    message: 'Document Required: Please provide either a document or text question',
  }),
  msg({
    id: 'server/File too large (max 10MB). Take a photo of each page instead, or save the file in a smaller size.',
    message:
      'File too large (max 10MB). Take a photo of each page instead, or save the file in a smaller size.',
  }),
  msg({
    id: 'server/These files are more than 95MB together. Send fewer pages at a time.',
    message: 'These files are more than 95MB together. Send fewer pages at a time.',
  }),
  msg({
    id: 'server/This file is empty. Choose the file again, or take a photo of the letter.',
    message: 'This file is empty. Choose the file again, or take a photo of the letter.',
  }),
  msg({
    id: 'server/This file has a password. Open it, save a copy without the password, and send the copy.',
    message:
      'This file has a password. Open it, save a copy without the password, and send the copy.',
  }),
  msg({
    id: 'server/We could not open this file. It may be damaged. Save it again as a PDF, or take a photo of the letter.',
    message:
      'We could not open this file. It may be damaged. Save it again as a PDF, or take a photo of the letter.',
  }),
  msg({
    id: 'server/Unsupported file type. Send a PDF, a Word file, a text file, or a JPEG, PNG or GIF picture.',
    message:
      'Unsupported file type. Send a PDF, a Word file, a text file, or a JPEG, PNG or GIF picture.',
  }),
  msg({
    id: 'server/What is inside this file does not match its name. Save it again in its own format, or take a photo of the letter.',
    message:
      'What is inside this file does not match its name. Save it again in its own format, or take a photo of the letter.',
  }),
  msg({
    id: 'server/This photo is in the HEIC format. On your phone, share it as a JPEG: Settings, Camera, Formats, Most Compatible. Or take a screenshot of it.',
    message:
      'This photo is in the HEIC format. On your phone, share it as a JPEG: Settings, Camera, Formats, Most Compatible. Or take a screenshot of it.',
  }),
  msg({
    id: 'server/This document has more than 200 pages. Send only the pages of the letter.',
    message: 'This document has more than 200 pages. Send only the pages of the letter.',
  }),
  msg({
    id: 'server/This picture is too large to read. Take it again at a normal size, or save it as a JPEG.',
    message:
      'This picture is too large to read. Take it again at a normal size, or save it as a JPEG.',
  }),
  msg({
    id: 'server/We could not find any words to read. Take the photo again in good light, flat and close, with the whole page in view.',
    message:
      'We could not find any words to read. Take the photo again in good light, flat and close, with the whole page in view.',
  }),
  msg({
    id: 'server/This Word file is packed in an unsafe way. Open it, save it again as a new file, and send that.',
    message:
      'This Word file is packed in an unsafe way. Open it, save it again as a new file, and send that.',
  }),
  msg({
    id: 'server/Your current password is not right',
    message: 'Your current password is not right',
  }),
  msg({ id: 'server/Your account is deleted.', message: 'Your account is deleted.' }),
  msg({
    id: 'server/Your account is closed. The rest is gone within the hour.',
    message: 'Your account is closed. The rest is gone within the hour.',
  }),
  msg({
    id: 'server/You have downloaded your data five times today. Try again tomorrow.',
    message: 'You have downloaded your data five times today. Try again tomorrow.',
  }),
  msg({ id: 'server/Invalid email or password', message: 'Invalid email or password' }),
  msg({
    id: 'server/This password is one of the most used. Choose another one: three words that you will remember work well.',
    message:
      'This password is one of the most used. Choose another one: three words that you will remember work well.',
  }),
  msg({
    id: 'server/This password is easy to guess. Choose another one.',
    message: 'This password is easy to guess. Choose another one.',
  }),
  msg({ id: 'server/Failed to create account', message: 'Failed to create account' }),
  msg({
    id: 'server/This reset link no longer works. Ask for a new one.',
    message: 'This reset link no longer works. Ask for a new one.',
  }),
  msg({ id: 'server/Account created!', message: 'Account created!' }),
  msg({ id: 'server/Welcome back!', message: 'Welcome back!' }),
  msg({ id: 'server/Signed out', message: 'Signed out' }),
  msg({ id: 'server/Email verified successfully!', message: 'Email verified successfully!' }),
  msg({ id: 'server/Verification email sent!', message: 'Verification email sent!' }),
  msg({ id: 'server/Reset link sent!', message: 'Reset link sent!' }),
  msg({ id: 'server/Password reset successful!', message: 'Password reset successful!' }),
  msg({ id: 'server/Password changed successfully', message: 'Password changed successfully' }),
  msg({
    id: 'server/This verification link no longer works. Ask for a new one.',
    message: 'This verification link no longer works. Ask for a new one.',
  }),
  msg({ id: 'server/Your email is already verified', message: 'Your email is already verified' }),
  msg({
    id: 'server/There is nothing at this address',
    message: 'There is nothing at this address',
  }),
  msg({ id: 'server/You can have up to 50 cases.', message: 'You can have up to 50 cases.' }),
  msg({ id: 'server/Sign in to continue', message: 'Sign in to continue' }),
  msg({ id: 'server/No such case or document', message: 'No such case or document' }),
  msg({
    id: 'server/This case is closed. Create a new case for new documents.',
    message: 'This case is closed. Create a new case for new documents.',
  }),
  msg({
    id: 'server/A case holds up to 100 documents. Create a new case for more.',
    message: 'A case holds up to 100 documents. Create a new case for more.',
  }),
  msg({
    id: 'server/Your cases hold all that they can, 1 GB. Delete a document first.',
    message: 'Your cases hold all that they can, 1 GB. Delete a document first.',
  }),
  msg({
    id: 'server/This document is in another case. Unlink it there first.',
    message: 'This document is in another case. Unlink it there first.',
  }),
  msg({
    id: 'server/This document is being moved. Try again in a minute.',
    message: 'This document is being moved. Try again in a minute.',
  }),
  msg({ id: 'server/No such case', message: 'No such case' }),
  msg({ id: 'server/Case Created', message: 'Case Created' }),
  msg({ id: 'server/Case Closed', message: 'Case Closed' }),
  msg({ id: 'server/Document Linked', message: 'Document Linked' }),
  msg({ id: 'server/Document Unlinked', message: 'Document Unlinked' }),
  msg({ id: 'server/Message Sent Successfully', message: 'Message Sent Successfully' }),
  msg({
    id: 'server/We found no payment of the last three days. Contact us.',
    message: 'We found no payment of the last three days. Contact us.',
  }),
  msg({ id: 'server/This document was deleted', message: 'This document was deleted' }),
  msg({ id: 'server/We could not read this document', message: 'We could not read this document' }),
  msg({
    id: 'server/Analysis failed. Please try again. You have not been charged.',
    message: 'Analysis failed. Please try again. You have not been charged.',
  }),
  msg({
    id: 'server/This document has no analysis yet.',
    message: 'This document has no analysis yet.',
  }),
  msg({
    id: 'server/This text is too long. Send only the letter.',
    message: 'This text is too long. Send only the letter.',
  }),
  msg({
    id: 'server/Send the letter as multipart/form-data or as JSON',
    message: 'Send the letter as multipart/form-data or as JSON',
  }),
  msg({
    id: 'server/The upload did not arrive whole. Try again.',
    message: 'The upload did not arrive whole. Try again.',
  }),
  msg({ id: 'server/Document deleted', message: 'Document deleted' }),
  msg({
    id: 'server/You have sent 200MB in the last day. Try again tomorrow.',
    message: 'You have sent 200MB in the last day. Try again tomorrow.',
  }),
  msg({
    id: 'server/No credits remaining. Credits required to analyze documents.',
    message: 'No credits remaining. Credits required to analyze documents.',
  }),
  msg({
    id: 'server/You can run 3 analyses at once and 30 a day. Wait for one to finish, or try again tomorrow.',
    message:
      'You can run 3 analyses at once and 30 a day. Wait for one to finish, or try again tomorrow.',
  }),
  msg({
    id: 'server/Choose one of the 7 output languages',
    message: 'Choose one of the 7 output languages',
  }),
  msg({
    id: 'server/Your goal is too long. Use up to 2,000 characters.',
    message: 'Your goal is too long. Use up to 2,000 characters.',
  }),
  msg({ id: 'server/We could not read this request', message: 'We could not read this request' }),
  msg({
    id: 'server/Many letters came at once. Try again in a moment.',
    message: 'Many letters came at once. Try again in a moment.',
  }),
  msg({
    id: 'server/The payment service did not answer. Try again in a minute.',
    message: 'The payment service did not answer. Try again in a minute.',
  }),
  msg({
    id: 'server/Something went wrong on our side. Try again in a minute.',
    message: 'Something went wrong on our side. Try again in a minute.',
  }),
  msg({ id: 'server/No such document', message: 'No such document' }),
  msg({ id: 'server/Feature Request Submitted', message: 'Feature Request Submitted' }),
  msg({
    id: 'server/We have kept all the feedback that one analysis can have.',
    message: 'We have kept all the feedback that one analysis can have.',
  }),
  msg({
    id: 'server/Thank you. We have kept your feedback.',
    message: 'Thank you. We have kept your feedback.',
  }),
  msg({
    id: 'server/Reading the letter again does not help here. Send it as feedback.',
    message: 'Reading the letter again does not help here. Send it as feedback.',
  }),
  msg({
    id: 'server/This letter was read again 3 times. That is the most for one document.',
    message: 'This letter was read again 3 times. That is the most for one document.',
  }),
  msg({
    id: 'server/We read your letter again with what you told us.',
    message: 'We read your letter again with what you told us.',
  }),
  msg({
    id: 'server/You have asked 3 follow-up questions about this analysis. That is the most for one.',
    message: 'You have asked 3 follow-up questions about this analysis. That is the most for one.',
  }),
  msg({
    id: 'server/Show that you are a person: press the box, then send again.',
    message: 'Show that you are a person: press the box, then send again.',
  }),
  msg({
    id: 'server/We could not check that you are a person. Try again.',
    message: 'We could not check that you are a person. Try again.',
  }),
  msg({
    id: 'server/Too many requests. Wait a minute and try again.',
    message: 'Too many requests. Wait a minute and try again.',
  }),
  msg({
    id: 'server/This request did not come from our own pages',
    message: 'This request did not come from our own pages',
  }),
  msg({ id: 'server/This request is too large', message: 'This request is too large' }),
  msg({
    id: 'server/We hold no recent change in the law that touches this document.',
    message: 'We hold no recent change in the law that touches this document.',
  }),
  msg({
    id: 'server/Pages of public bodies are listed as they come. We have not checked them.',
    message: 'Pages of public bodies are listed as they come. We have not checked them.',
  }),
  msg({
    id: 'server/No credits remaining. Credits required to make a cheat sheet.',
    message: 'No credits remaining. Credits required to make a cheat sheet.',
  }),
  msg({
    id: 'server/No credits remaining. Credits required to research similar cases.',
    message: 'No credits remaining. Credits required to research similar cases.',
  }),
  msg({
    id: 'server/No credits remaining. Credits required to write and check letters.',
    message: 'No credits remaining. Credits required to write and check letters.',
  }),
  msg({
    id: 'server/You can use 30 paid tools a day. Try again tomorrow. No credit was taken.',
    message: 'You can use 30 paid tools a day. Try again tomorrow. No credit was taken.',
  }),
  msg({
    id: 'server/Too many tries. Wait a while and try again.',
    message: 'Too many tries. Wait a while and try again.',
  }),
  msg({ id: 'server/Nothing can be bought here yet.', message: 'Nothing can be bought here yet.' }),
  msg({
    id: 'server/Unable to create payment link. Please try again.',
    message: 'Unable to create payment link. Please try again.',
  }),
  msg({ id: 'server/We could not find this payment', message: 'We could not find this payment' }),
  msg({
    id: 'server/This payment does not match our prices. Contact us, and we will put it right.',
    message: 'This payment does not match our prices. Contact us, and we will put it right.',
  }),
  msg({
    id: 'server/This payment has not arrived yet. Your credits come as soon as it does.',
    message: 'This payment has not arrived yet. Your credits come as soon as it does.',
  }),
  msg({
    id: 'server/This checkout has ended. No charges were made.',
    message: 'This checkout has ended. No charges were made.',
  }),
  msg({
    id: 'server/We have no such list. Choose a country and a kind of help.',
    message: 'We have no such list. Choose a country and a kind of help.',
  }),
  msg({
    id: 'server/We have no letter of this type for this document. Choose another type, or ask a free adviser.',
    message:
      'We have no letter of this type for this document. Choose another type, or ask a free adviser.',
  }),
  msg({
    id: 'server/There is no draft letter for this document, so it has no notes.',
    message: 'There is no draft letter for this document, so it has no notes.',
  }),
  msg({ id: 'server/This is not signed by Stripe', message: 'This is not signed by Stripe' }),
  msg({
    id: 'server/You have a plan already. It renews by itself.',
    message: 'You have a plan already. It renews by itself.',
  }),
  msg({
    id: 'server/You have no plan that is running.',
    message: 'You have no plan that is running.',
  }),
  msg({
    id: 'server/Too many requests. Wait an hour and try again.',
    message: 'Too many requests. Wait an hour and try again.',
  }),
  msg({
    id: 'server/No quick tactics available for this area.',
    message: 'No quick tactics available for this area.',
  }),
  msg({
    id: 'server/Too many tries. Wait an hour and try again.',
    message: 'Too many tries. Wait an hour and try again.',
  }),
  msg({
    id: 'server/Many changes came at once. Try again in a moment.',
    message: 'Many changes came at once. Try again in a moment.',
  }),
  msg({ id: 'server/The request is not complete', message: 'The request is not complete' }),
  msg({ id: 'server/Signed out everywhere else', message: 'Signed out everywhere else' }),
  msg({
    id: 'server/The business view comes with the Business Pack or plan.',
    message: 'The business view comes with the Business Pack or plan.',
  }),
  msg({ id: 'server/Individual', message: 'Individual' }),
  msg({ id: 'server/Business', message: 'Business' }),
]
